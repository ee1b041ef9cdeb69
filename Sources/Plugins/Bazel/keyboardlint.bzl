"""Lints Swift targets with keyboardlint: one action for each target, so that Bazel caches and distributes the work.

Copy this file into the workspace, and make the aspect in a .bzl file of the workspace:

    load(":keyboardlint.bzl", "lint_aspect")

    keyboardlint_aspect = lint_aspect(tool = "//tools:keyboardlint", config = "//:.keyboardlint.json")

Then:

    bazel build //... --aspects=//tools:lint.bzl%keyboardlint_aspect --output_groups=keyboardlint
"""

KeyboardlintInfo = provider(
    "The Swift modules of a target and of everything that it depends on.",
    fields = {
        "modules": "A depset of structs: name, sources (a tuple of files), dependencies (a tuple of names).",
        "names": "The names of the modules that a target which depends on this one sees directly.",
    },
)

_SWIFT = ["swift"]
_INTERFACES = ["storyboard", "xib"]

def _files(ctx, attribute, extensions):
    return [file for file in getattr(ctx.rule.files, attribute, []) if file.extension in extensions]

def _module_name(ctx, label):
    """The name that rules_swift gives a module: the attribute, or the label with underscores."""
    name = getattr(ctx.rule.attr, "module_name", None)
    if name:
        return name
    return "_".join([part for part in [label.package, label.name] if part]).replace("/", "_").replace("-", "_").replace(".", "_")

def _infos(ctx):
    """Of the targets that a rule depends on."""
    targets = []
    for attribute in ["deps", "private_deps"]:
        value = getattr(ctx.rule.attr, attribute, [])
        targets += value if type(value) == "list" else []
    return [target[KeyboardlintInfo] for target in targets if KeyboardlintInfo in target]

def _stated(module, is_reported):
    return struct(
        name = module.name,
        sources = [file.path for file in module.sources],
        dependencies = list(module.dependencies),
        report = is_reported,
    )

def _lint_aspect_impl(target, ctx):
    infos = _infos(ctx)
    below = depset(transitive = [info.modules for info in infos])
    names = {name: None for info in infos for name in info.names}.keys()
    swift = _files(ctx, "srcs", _SWIFT)
    if not swift:
        return [KeyboardlintInfo(modules = below, names = names)]
    sources = swift + _files(ctx, "srcs", _INTERFACES) + _files(ctx, "data", _INTERFACES)
    own = struct(name = _module_name(ctx, target.label), sources = tuple(sources), dependencies = tuple(names))
    info = KeyboardlintInfo(modules = depset([own], transitive = [below]), names = [own.name])

    others = below.to_list()
    modules = ctx.actions.declare_file(target.label.name + ".keyboardlint-modules.json")
    text = ctx.actions.declare_file(target.label.name + ".keyboardlint.txt")
    sarif = ctx.actions.declare_file(target.label.name + ".keyboardlint.sarif")
    ctx.actions.write(
        modules,
        json.encode(struct(schemaVersion = 1, modules = [_stated(own, True)] + [_stated(module, False) for module in others])),
    )
    arguments = ctx.actions.args()
    arguments.add("lint")
    arguments.add("--modules", modules)
    arguments.add("--format", text, format = "text:%s")
    arguments.add("--format", sarif, format = "sarif:%s")
    inputs = sources + [modules] + [file for module in others for file in module.sources]
    if ctx.files._config:
        arguments.add("--config", ctx.files._config[0])
        inputs += ctx.files._config
    else:
        arguments.add("--isolated")
    arguments.add_all(ctx.attr._arguments)
    if "--exit-zero" not in ctx.attr._arguments:
        # The files of an action that fails are lost.
        arguments.add("--format", "text")
    ctx.actions.run(
        executable = ctx.executable._tool,
        arguments = [arguments],
        inputs = inputs,
        outputs = [text, sarif],
        mnemonic = "Keyboardlint",
        progress_message = "Linting %s" % target.label,
    )
    return [info, OutputGroupInfo(keyboardlint = depset([text, sarif]))]

def lint_aspect(tool, config = None, arguments = ["--exit-zero"]):
    """An aspect that lints Swift targets and what they depend on.

    Args:
      tool: the label of the program, an executable target or a file.
      config: the label of a configuration for all targets; without one, no configuration is read.
      arguments: further arguments of 'keyboardlint lint'. Without --exit-zero, findings fail the build.

    Returns:
      The aspect, for a global variable. Its output group 'keyboardlint' has a text and a SARIF report for each target.
    """
    return aspect(
        implementation = _lint_aspect_impl,
        attr_aspects = ["deps", "private_deps"],
        attrs = {
            "_tool": attr.label(default = tool, executable = True, cfg = "exec", allow_files = True),
            "_config": attr.label_list(default = [config] if config else [], allow_files = True),
            "_arguments": attr.string_list(default = arguments),
        },
    )
