/// What a browser may add to the page: filtering the map, sorting tables. Nothing on the page needs it.
enum PageScript {
    static let source = """
        (function () {
          "use strict";
          var map = document.getElementById("map-table"), filter = document.querySelector(".filter");
          if (map && filter) {
            var text = document.getElementById("filter-text"), status = document.getElementById("filter-status");
            var count = document.getElementById("filter-count"), rows = Array.from(map.tBodies[0].rows);
            var apply = function () {
              var wanted = text.value.toLowerCase(), shown = 0;
              rows.forEach(function (row) {
                var fits = row.dataset.search.includes(wanted) && (!status.value || row.dataset.status === status.value);
                row.hidden = !fits;
                if (fits) shown += 1;
              });
              count.textContent = shown + " of " + rows.length;
            };
            filter.hidden = false;
            text.addEventListener("input", apply);
            status.addEventListener("change", apply);
            apply();
          }
          document.querySelectorAll("table.sortable").forEach(function (table) {
            Array.from(table.tHead.rows[0].cells).forEach(function (head, column) {
              var button = document.createElement("button");
              button.type = "button";
              button.textContent = head.textContent;
              head.textContent = "";
              head.appendChild(button);
              button.addEventListener("click", function () {
                var up = head.getAttribute("aria-sort") === "descending" || (!head.hasAttribute("aria-sort") && !head.classList.contains("n"));
                Array.from(table.tHead.rows[0].cells).forEach(function (other) { other.removeAttribute("aria-sort"); });
                head.setAttribute("aria-sort", up ? "ascending" : "descending");
                var value = function (row) {
                  var cell = row.cells[column];
                  return cell.dataset.v === undefined ? cell.textContent : Number(cell.dataset.v);
                };
                Array.from(table.tBodies[0].rows).sort(function (a, b) {
                  var x = value(a), y = value(b);
                  var order = typeof x === "number" && typeof y === "number" ? x - y : String(x).localeCompare(String(y));
                  return up ? order : -order;
                }).forEach(function (row) { table.tBodies[0].appendChild(row); });
              });
            });
          });
        })();
        """
}
