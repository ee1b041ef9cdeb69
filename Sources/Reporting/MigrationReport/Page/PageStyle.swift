/// How the page looks. System fonts, two sizes of heading, one accent; colours differ in lightness, too, and never speak alone.
enum PageStyle {
    static let sheet = """
        :root{--ink:#1b2430;--soft:#55606d;--faint:#66707b;--paper:#fff;--panel:#f6f7f9;--line:#e1e5ea;--strong:#c5ccd5;--link:#1d4ed8;
        --bad:#b42318;--warn:#93530a;--differs:#c2410c;--redundant:#2f855a;--unknown:#8a94a3;--notexec:#4b5563;
        --covered:#fde0d5;--gap:#fdeec7;--other:#e6e4fb;--mark:#ffe9a8;
        --keyword:#9b2393;--type:#0b4f79;--string:#a8231a;--number:#7a4a00}
        @media screen and (prefers-color-scheme:dark){:root{--ink:#e7eaee;--soft:#a5afba;--faint:#8b95a0;--paper:#13171c;--panel:#1b2027;
        --line:#2b333d;--strong:#45505d;--link:#82b4ff;--bad:#ff9187;--warn:#f9b863;--differs:#f28b4b;--redundant:#4fae7b;
        --unknown:#77828f;--notexec:#aab4c0;--covered:#5a2a1a;--gap:#4b3a10;--other:#322f5c;--mark:#42350e;
        --keyword:#ff7ab2;--type:#8ad1f5;--string:#ff9d8a;--number:#e5c27a}}
        *{box-sizing:border-box}
        html{scroll-padding-top:1rem;-webkit-text-size-adjust:100%}
        body{margin:0;background:var(--paper);color:var(--ink);font:16px/1.5 system-ui,-apple-system,"Segoe UI",Roboto,sans-serif;
        font-variant-numeric:tabular-nums;overflow-wrap:break-word}
        header.top,nav,main,footer{max-width:75rem;margin:0 auto;padding:0 1.5rem}
        header.top{padding-top:3.5rem}
        .kind{margin:0;color:var(--soft);font-size:.9rem}
        h1{font-size:2.1rem;line-height:1.15;margin:.2rem 0 1rem;letter-spacing:-.01em;text-wrap:balance}
        .summary{font-size:1.2rem;line-height:1.45;max-width:48rem;margin:0 0 1.8rem;text-wrap:pretty}
        h2{font-size:1.5rem;line-height:1.2;margin:4.5rem 0 .6rem;padding-top:1.2rem;border-top:2px solid var(--ink)}
        h3{font-size:1.08rem;margin:2.2rem 0 .5rem}
        h4{font-size:1rem;margin:1.6rem 0 .4rem}
        p,.lead{max-width:46rem}.lead{color:var(--soft);margin:0 0 1.4rem}
        a{color:var(--link);text-underline-offset:.15em;text-decoration-thickness:1px}
        a:focus-visible,button:focus-visible,summary:focus-visible,[tabindex]:focus-visible,input:focus-visible,select:focus-visible{
        outline:2px solid var(--link);outline-offset:2px}
        .vh{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap}
        .skip{position:absolute;left:-999rem}.skip:focus{left:1rem;top:1rem;background:var(--paper);padding:.5rem 1rem;z-index:2}
        code{font-family:ui-monospace,SFMono-Regular,Menlo,Consolas,"DejaVu Sans Mono",monospace;font-size:.86em}
        .path{font-size:.82rem;color:var(--soft);font-weight:400;overflow-wrap:anywhere}
        .count{font-weight:400;color:var(--soft);font-size:.9rem;white-space:nowrap;margin-left:.4rem}
        dl{margin:0}dd{margin:0}
        .facts{display:grid;grid-template-columns:repeat(auto-fill,minmax(9.5rem,1fr));gap:1rem 2rem;border-top:1px solid var(--line);padding-top:1rem}
        .facts dt{font-size:.8rem;color:var(--soft)}.facts dd{font-size:.95rem}
        nav ul{list-style:none;display:flex;flex-wrap:wrap;gap:.3rem 1.4rem;padding:0;margin:2rem 0 0;font-size:.92rem}
        #verdict h2{margin-top:3rem}
        #modules td:last-child,#plan td:last-child{min-width:11rem}#plan td:nth-child(5){min-width:9rem}
        .strip{display:grid;grid-template-columns:repeat(auto-fit,minmax(min(100%,26rem),1fr));gap:2rem 3.5rem}
        .strip h3{margin:.6rem 0 .8rem;color:var(--soft);font-weight:400;font-size:.95rem}
        .strip dl{display:flex;flex-wrap:wrap;gap:1rem 1.8rem;margin-bottom:1.1rem}
        .strip dl div{display:flex;flex-direction:column-reverse;justify-content:flex-end;max-width:8rem;padding-left:.7rem;border-left:3px solid var(--strong)}
        .strip dt{font-size:.84rem;line-height:1.25;color:var(--soft)}
        .strip dd{font-size:2rem;line-height:1.1;font-weight:600;letter-spacing:-.01em}
        .strip .none dd{color:var(--faint);font-weight:400}
        .strip dl .s-differs{border-color:var(--differs)}.strip dl .s-redundant{border-color:var(--redundant)}
        .strip dl .s-unknown{border-left-style:dashed;border-color:var(--unknown)}.strip dl .s-not-executed{border-color:var(--notexec);border-left-style:double}
        .strip dl .f-error{border-color:var(--bad)}.strip dl .f-warning{border-color:var(--warn)}.strip dl .none{border-color:var(--line)}
        .bar{display:block;width:100%;height:.5rem}
        rect.s-differs{fill:var(--differs)}rect.s-redundant{fill:var(--redundant)}rect.s-unknown{fill:var(--unknown)}
        rect.s-not-executed{fill:var(--notexec)}rect.s-no-layout-effect{fill:var(--line)}
        th .bar{height:.3rem;margin-top:.3rem;max-width:14rem}
        .scroll{position:relative;overflow-x:auto;margin:.8rem 0 1.6rem}
        table{border-collapse:collapse;width:100%;font-size:.9rem}
        .caption{color:var(--soft);font-size:.85rem;margin:.8rem 0 -.4rem}
        th,td{padding:.45rem .8rem .45rem 0;text-align:left;vertical-align:top;border-bottom:1px solid var(--line);min-width:4.2rem}
        th:last-child,td:last-child{padding-right:0}
        thead th{font-weight:600;font-size:.82rem;color:var(--soft);vertical-align:bottom;border-bottom:1px solid var(--strong);line-height:1.25}
        tbody th{font-weight:400}
        .n{text-align:right;white-space:nowrap}thead .n{white-space:normal}
        td.n+td:not(.n),th.n+th:not(.n){padding-left:1.2rem}
        .zero{color:var(--faint)}
        th .name,td .name{display:block;font-weight:600;overflow-wrap:anywhere}
        th .path,td .path{display:block}
        .formula{font-size:.82rem;color:var(--soft)}
        th button{font:inherit;color:inherit;background:none;border:0;padding:0;cursor:pointer;text-align:inherit}
        th button::after{content:"\\00a0\\2195";color:var(--faint)}
        th[aria-sort=ascending] button::after{content:" \\2191";color:var(--ink)}th[aria-sort=descending] button::after{content:" \\2193";color:var(--ink)}
        .legend{list-style:none;display:flex;flex-wrap:wrap;gap:.3rem 1.3rem;padding:0;margin:0 0 1rem;font-size:.85rem;color:var(--soft)}
        .swatch{display:inline-block;width:1rem;height:1rem;border-radius:.2rem;vertical-align:-.15rem;margin-right:.4rem;background:var(--panel)}
        .filter{display:flex;flex-wrap:wrap;gap:.6rem 1rem;align-items:center;margin:0 0 1rem;font-size:.9rem;color:var(--soft)}
        .filter[hidden]{display:none}
        .filter input,.filter select{font:inherit;color:var(--ink);background:var(--paper);border:1px solid var(--strong);border-radius:.35rem;padding:.3rem .5rem}
        .map{border-collapse:separate;border-spacing:0}
        .map th:first-child,.map thead td:first-child{position:sticky;left:0;background:var(--paper);z-index:1}
        .map th,.map td{padding:.35rem;border-bottom:1px solid var(--paper)}
        .map tbody th{min-width:15rem;max-width:22rem;padding-left:0;padding-right:.6rem;border-bottom:1px solid var(--line);line-height:1.3}
        .map tbody th .type{display:block;color:var(--soft);font-size:.82rem;overflow-wrap:anywhere}
        .map thead tr:first-child th{text-align:center;border-bottom:0;color:var(--ink)}
        .map thead tr:first-child td{border:0;background:none}.map thead th:first-child{padding-left:0}
        .map thead th.turned{height:11.5rem;vertical-align:bottom;padding:.3rem 0;text-align:center}
        .map .turned span{writing-mode:vertical-rl;transform:rotate(180deg);display:inline-block;text-align:left;max-height:11rem;line-height:1.15;
        font-weight:400;color:var(--soft)}
        .map .turned a:hover span{color:var(--link)}.map .turned a{text-decoration:none}
        .map td{text-align:center;min-width:3.9rem;width:4.4rem;border-left:1px solid var(--paper);vertical-align:middle;line-height:1.2;background:var(--panel)}
        .map td a{display:block;color:inherit;text-decoration:none}.map td a:hover .v{text-decoration:underline}
        .map .v{display:block;font-weight:600}.map .w{display:block;font-size:.72rem}
        .map .e-agrees .v,.map .e-none .v{color:var(--faint)}.map .e-open .v{color:var(--soft);font-weight:400}
        .e-covered,.map td.e-covered{background:var(--covered)}.e-gap,.map td.e-gap{background:var(--gap)}.e-other,.map td.e-other{background:var(--other)}
        .map td.e-agrees{background:none;border-bottom-color:var(--line)}
        .swatch.e-open{background:repeating-linear-gradient(135deg,var(--panel) 0 3px,var(--line) 3px 5px)}
        .map td.e-open{background:repeating-linear-gradient(135deg,var(--panel) 0 6px,var(--line) 6px 7px)}
        .figures{display:grid;grid-template-columns:repeat(auto-fill,minmax(min(100%,22rem),1fr));gap:2rem 2.5rem;margin:1rem 0 2.5rem}
        figure{margin:0;min-width:0}figure svg{display:block;width:100%;height:auto;max-height:22rem;font-family:inherit}
        figcaption{font-size:.88rem;margin-top:.6rem;color:var(--soft)}figcaption strong{color:var(--ink)}
        figcaption ul{list-style:none;margin:.2rem 0 0;padding:0;overflow-wrap:anywhere}
        :target{scroll-margin-top:1rem}figure:target,.finding:target{outline:2px solid var(--link);outline-offset:.7rem;border-radius:.2rem}
        .rule{margin-bottom:3rem}.rule h3{font-size:1.2rem;margin-top:3rem}
        .finding{margin:1.6rem 0;padding:.2rem 0 .2rem 1.2rem;border-left:2px solid var(--line)}
        .finding h4{margin:0 0 .3rem;display:flex;flex-wrap:wrap;gap:.2rem .6rem;align-items:baseline}
        .message{margin:.2rem 0 .8rem;font-size:1.02rem}
        .badge{font-size:.76rem;font-weight:600;padding:.05rem .55rem;border:1px solid currentColor;border-radius:1rem;color:var(--soft)}
        .badge.error{color:var(--bad)}.badge.warning{color:var(--warn)}.badge.new{color:var(--link)}
        .behaviour{font-weight:600}.rest{color:var(--soft);font-size:.9rem}
        .flow{list-style:none;counter-reset:step;padding:0;margin:.8rem 0 1rem;font-size:.9rem}
        .flow li{counter-increment:step;position:relative;padding:.15rem 0 .5rem 2rem}
        .flow li::before{content:counter(step);position:absolute;left:0;top:.25rem;width:1.3rem;height:1.3rem;border:1px solid var(--strong);
        border-radius:50%;text-align:center;font-size:.74rem;line-height:1.2rem;color:var(--soft)}
        .flow .step{display:block;color:var(--soft)}
        .flow li>code{display:block;overflow-x:auto;white-space:pre;background:var(--panel);border-radius:.3rem;padding:.35rem .6rem;margin-top:.2rem;font-size:.82rem}
        mark{background:var(--mark);color:inherit;border-radius:.15rem;padding:.05rem 0;text-decoration:underline;text-underline-offset:.25em}
        .open{font-size:.88rem;color:var(--soft);padding-left:1.2rem}
        summary{cursor:pointer;color:var(--link);margin:.6rem 0}
        .clients{columns:24rem;list-style:none;padding:0;font-size:.9rem}.clients li{break-inside:avoid;margin:.2rem 0}.clients .count{font-size:.82rem}
        .article{border-left:2px solid var(--line);padding-left:1.2rem;max-width:52rem}.article h4{margin-top:1rem}
        pre{background:var(--panel);border-radius:.4rem;padding:.8rem 1rem;overflow-x:auto;line-height:1.45}
        .keyword,.attribute{color:var(--keyword)}.type{color:var(--type)}.map .type{color:var(--soft)}.string{color:var(--string)}.number{color:var(--number)}
        .comment{color:var(--soft)}
        .tests{list-style:none;padding:0;margin:.4rem 0 1.4rem;columns:26rem;column-gap:2.5rem}.tests li{margin:0;padding:.18rem 0;break-inside:avoid}
        .tests label{display:flex;gap:.6rem;align-items:baseline;max-width:52rem;overflow-wrap:anywhere}.tests label>span{min-width:0}
        .chart{display:block;width:100%;min-width:34rem;max-width:56rem;height:auto;font-size:12px;font-family:inherit}
        .chart text{fill:var(--soft)}.chart .grid{stroke:var(--line)}.chart .break{stroke:var(--ink);stroke-dasharray:2 3}
        .chart .line path{fill:none;stroke:var(--soft);stroke-width:2;stroke-dasharray:6 4}.chart .line circle{fill:var(--soft)}
        .chart .line.differ path{stroke:var(--differs);stroke-dasharray:none}.chart .line.differ circle{fill:var(--differs)}
        .chart text.differ{fill:var(--differs);font-weight:600}
        footer{margin-top:5rem;padding-bottom:3rem;color:var(--soft);font-size:.85rem}
        @media (max-width:40rem){header.top,nav,main,footer{padding-left:1rem;padding-right:1rem}header.top{padding-top:2rem}h1{font-size:1.6rem}
        .summary{font-size:1.08rem}h2{margin-top:3.2rem}.map tbody th{min-width:10rem;max-width:12rem}.finding{padding-left:.8rem}
        figure svg{max-height:none}.flow li>code{white-space:pre-wrap;overflow-wrap:anywhere}th,td{min-width:3.4rem}
        .map th:first-child{max-width:10rem}.finding tbody th,.finding td:nth-child(2){min-width:7.5rem}}
        @media print{@page{margin:14mm}html{font-size:9.5pt}body{font-size:1rem;color:#000}nav,.filter,.skip{display:none}
        header.top,main,footer{max-width:none;padding:0}header.top{padding-top:0}.facts{grid-template-columns:repeat(6,auto)}
        h2{margin-top:2rem;break-after:avoid}h3,h4,.lead,.caption,.scenario>p,.finding .message,.rule>p{break-after:avoid}
        #map{break-before:page}.scroll{overflow:visible}table{font-size:.82rem}th,td{min-width:0;padding-right:.5rem}thead th{font-size:.75rem}
        th button::after{display:none}.map th:first-child,.map thead td:first-child{position:static}
        .map td{min-width:0;width:auto}.map tbody th{min-width:0;max-width:none;width:26%}.map .v{font-size:7.5pt}.map .w{font-size:6pt}
        .map thead th.turned{height:9rem}.map .turned span{max-height:8.6rem;font-size:7pt}
        tr,figure,.flow li{break-inside:avoid}.figures{display:block}figure{display:inline-block;width:48%;margin:0 1% 1.2rem 0;vertical-align:top}p,.finding h4{break-inside:avoid}
        #modules td:last-child{min-width:36mm}#plan td:last-child{min-width:46mm}#plan td:nth-child(5){min-width:28mm}
        .tests{columns:2}.clients{columns:2}
        pre,.flow li>code{white-space:pre-wrap;overflow-wrap:anywhere}a{color:inherit}
        .map td,.swatch,rect,mark{print-color-adjust:exact;-webkit-print-color-adjust:exact}
        details:not([open]){display:none}.map td.e-open{background:var(--panel)}table .path,table .type,.formula{font-size:.9em}
        footer{margin-top:2rem}}
        """
}
