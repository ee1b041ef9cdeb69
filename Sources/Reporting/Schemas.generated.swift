// swift-format-ignore-file
// Written by `swift run keyboardlint-dev generate` from the files of Schemas/; edit those.

let embeddedSchemas: [String: String] = [
    "configuration-1.schema.json": ##"""
{
  "$schema": "https://json-schema.org/draft/2020-12/schema",
  "title": "Configuration of keyboardlint (.keyboardlint.json)",
  "description": "Governs the source files of its folder and the folders in it, unless a nearer one does. Comments and trailing commas are allowed.",
  "type": "object",
  "additionalProperties": false,
  "properties": {
    "$schema": { "description": "The address of this schema, for editors.", "type": "string" },
    "extends": {
      "description": "Configurations that this one goes on from, relative to its folder; what is said later wins, and what is said here last.",
      "$ref": "#/$defs/texts"
    },
    "include": { "description": "Nothing else is linted.", "$ref": "#/$defs/patterns" },
    "exclude": { "description": "Neither linted nor read; adds to what extended configurations leave out.", "$ref": "#/$defs/patterns" },
    "rules": { "$ref": "#/$defs/rules" },
    "overrides": {
      "description": "What holds for rules in some files; later items win.",
      "type": "array",
      "items": {
        "type": "object",
        "required": ["files", "rules"],
        "additionalProperties": false,
        "properties": { "files": { "$ref": "#/$defs/patterns" }, "rules": { "$ref": "#/$defs/rules" } }
      }
    },
    "deploymentTarget": {
      "description": "The oldest iOS that the code is built for, as \"15.0\"; the files' projects say it unless given.", "type": "string"
    },
    "devices": {
      "description": "The devices that the code ships to; the files' projects say it unless given. No handler runs in a scenario on another device.",
      "anyOf": [
        { "enum": ["iphone", "ipad"] },
        { "type": "array", "minItems": 1, "items": { "enum": ["iphone", "ipad"] } }
      ]
    },
    "requiresFullScreen": {
      "description": "Whether the app has no window on an iPad that is smaller than the screen; the files' projects say it unless given.",
      "type": "boolean"
    },
    "customRules": { "description": "Folders of rules of your own, relative to this folder.", "$ref": "#/$defs/texts" },
    "scenarios": {
      "description": "Ids of the scenarios in which handlers are run, or patterns for them as \"iphone-*\"; the standard ones and those of scenarioFiles unless given.",
      "$ref": "#/$defs/texts"
    },
    "scenarioFiles": { "description": "Files with scenarios of your own, relative to this folder.", "$ref": "#/$defs/texts" },
    "observerWrappers": {
      "description": "Swift files, relative to this folder, that describe functions and types of packages that observe the keyboard for their callers.",
      "$ref": "#/$defs/texts"
    },
    "failLevel": { "description": "The least severity that makes a run fail.", "enum": ["error", "warning", "note", "none"] },
    "maxWarnings": {
      "description": "So many warnings are tolerated in the files that the configuration governs.", "type": "integer", "minimum": 0
    },
    "baseline": { "description": "The file of findings that are known, relative to this folder.", "type": "string" }
  },
  "$defs": {
    "texts": { "description": "One or a list of them.", "type": ["string", "array"], "items": { "type": "string" } },
    "patterns": {
      "description": "Patterns as in .gitignore, relative to this folder: a name stands anywhere, a path with '/' at one place, a folder for all in it; '*', '**', '?', '[…]' and '{a,b}' have their usual meaning.",
      "$ref": "#/$defs/texts"
    },
    "rules": {
      "description": "By id, or \"all\": off, on (as severe as the rule and the run decide), or as severe as said.",
      "type": "object",
      "additionalProperties": { "enum": ["on", "off", "error", "warning", "note"] }
    }
  }
}

"""##,
    "modules-1.schema.json": ##"""
{
  "$schema": "https://json-schema.org/draft/2020-12/schema",
  "title": "Modules for keyboardlint (--modules FILE)",
  "description": "States which files are compiled together and which modules see which, instead of the project files. Comments and trailing commas are allowed.",
  "type": "object",
  "required": ["schemaVersion", "modules"],
  "additionalProperties": false,
  "properties": {
    "$schema": { "description": "The address of this schema, for editors.", "type": "string" },
    "schemaVersion": { "const": 1 },
    "modules": { "description": "Each name once.", "type": "array", "items": { "$ref": "#/$defs/module" } }
  },
  "$defs": {
    "module": {
      "type": "object",
      "required": ["name", "sources"],
      "additionalProperties": false,
      "properties": {
        "name": { "description": "As import spells it.", "type": "string" },
        "sources": {
          "description": "Swift files, storyboards and xibs: paths relative to the folder of the run, or absolute below it. A file may be in several modules.",
          "type": "array",
          "items": { "type": "string" }
        },
        "dependencies": {
          "description": "Names of other modules here that it imports. A module whose code is not at hand has no sources. Two modules may depend on each other.",
          "type": "array",
          "items": { "type": "string" }
        },
        "report": {
          "description": "Whether findings in the module are reported; its code is known to other modules in any case. True unless given.",
          "type": "boolean"
        },
        "deploymentTarget": { "description": "The oldest iOS that the module is built for, as \"15.0\".", "type": "string" },
        "deviceFamily": {
          "description": "The devices that the module is built for.",
          "type": "array",
          "items": { "enum": ["phone", "pad", "vision"] }
        }
      }
    }
  }
}

"""##,
    "report-2.schema.json": ##"""
{
  "$schema": "https://json-schema.org/draft/2020-12/schema",
  "title": "keyboardlint report, schema version 2",
  "description": "What `keyboardlint --format json` prints. Within schema version 2, properties and enumeration cases are only added.",
  "type": "object",
  "required": [
    "schemaVersion", "tool", "summary", "findings", "suppressed", "baselined", "absent", "handlers", "notAnalysed"
  ],
  "additionalProperties": false,
  "properties": {
    "schemaVersion": { "const": 2 },
    "tool": { "$ref": "#/$defs/tool" },
    "summary": { "$ref": "#/$defs/summary" },
    "findings": {
      "description": "Sorted by path, then position, then rule.",
      "type": "array",
      "items": { "$ref": "#/$defs/finding" }
    },
    "suppressed": {
      "description": "Findings that comments in the source suppress, each by itself: not deduplicated, and counted in summary.suppressed only.",
      "type": "array",
      "items": { "$ref": "#/$defs/finding" }
    },
    "baselined": {
      "description": "Findings in the baseline, which are not reported; counted in summary.baselined only.",
      "type": "array",
      "items": { "$ref": "#/$defs/finding" }
    },
    "absent": {
      "description": "Entries of the baseline without a finding.",
      "type": "array",
      "items": { "$ref": "#/$defs/absent" }
    },
    "handlers": {
      "description": "Every keyboard handler found, also those without a finding; sorted by path, then position.",
      "type": "array",
      "items": { "$ref": "#/$defs/handler" }
    },
    "notAnalysed": {
      "description": "Files, and places in files, that were not analysed.",
      "type": "array",
      "items": { "$ref": "#/$defs/notAnalysed" }
    },
    "shard": { "description": "Only with --shard: which part of a run the report is.", "$ref": "#/$defs/shard" },
    "unknownOrder": {
      "description": "Only with --shard: for handlers with assumptions and unknowns, the order in which the run met them.",
      "type": "array",
      "items": {
        "type": "object",
        "required": ["handler", "texts"],
        "additionalProperties": false,
        "properties": {
          "handler": { "description": "Index into the report's handlers.", "$ref": "#/$defs/count" },
          "texts": { "type": "array", "items": { "type": "string" } }
        }
      }
    }
  },
  "$defs": {
    "tool": {
      "type": "object",
      "required": ["name", "version", "modelVersion"],
      "additionalProperties": false,
      "properties": {
        "name": { "const": "keyboardlint" },
        "version": { "type": "string" },
        "modelVersion": {
          "description": "Changes whenever the reference model may give another result than before.",
          "type": "integer",
          "minimum": 1
        }
      }
    },
    "shard": {
      "description": "What keyboardlint merge needs besides the report. The counts of summary are those of the shard's own files; handlers of other files are listed if findings refer to them.",
      "type": "object",
      "required": [
        "number", "count", "arguments", "configurations", "rules", "findings", "suppressed", "withoutDeploymentTarget", "sources"
      ],
      "additionalProperties": false,
      "properties": {
        "number": { "description": "From 1 to count.", "$ref": "#/$defs/position" },
        "count": { "$ref": "#/$defs/position" },
        "arguments": {
          "description": "The arguments that must be the same for all shards, as lint reads them.",
          "type": "array",
          "items": { "type": "string" }
        },
        "configurations": { "description": "Paths of the configurations.", "type": "array", "items": { "type": "string" } },
        "rules": { "description": "Ids of the rules that ran.", "type": "array", "items": { "type": "string" } },
        "findings": {
          "description": "All findings in the shard's files before deduplication, baseline and --since.",
          "type": "array",
          "items": { "$ref": "#/$defs/findingWithCause" }
        },
        "suppressed": { "type": "array", "items": { "$ref": "#/$defs/findingWithCause" } },
        "withoutDeploymentTarget": {
          "description": "Files in which a rule needs the deployment target, which is unknown.",
          "type": "array",
          "items": { "type": "string" }
        },
        "sources": {
          "description": "Files that other formats quote. The hash tells whether a file changed since.",
          "type": "array",
          "items": {
            "type": "object",
            "required": ["path", "hash"],
            "additionalProperties": false,
            "properties": { "path": { "type": "string" }, "hash": { "type": "string" } }
          }
        }
      }
    },
    "findingWithCause": {
      "type": "object",
      "required": ["finding", "cause"],
      "additionalProperties": false,
      "properties": {
        "finding": { "$ref": "#/$defs/finding" },
        "cause": {
          "description": "Findings with the same cause are reported as one.",
          "type": "object",
          "required": ["line"],
          "additionalProperties": false,
          "properties": {
            "line": { "$ref": "#/$defs/position" },
            "type": { "type": "string" },
            "statement": { "description": "Offset of the statement.", "$ref": "#/$defs/count" },
            "variables": {
              "description": "Offsets of the local variables that it reads.", "type": "array",
              "items": { "$ref": "#/$defs/count" }
            },
            "variable": { "description": "Offset of the local variable that it is a value of.", "$ref": "#/$defs/count" },
            "beginFrame": { "description": "Offset of the begin frame that its value comes from.", "$ref": "#/$defs/count" },
            "isNegligible": { "description": "True where a run shows that it does no harm, and few see it.", "const": true },
            "explained": {
              "description": "The effects that the rule asks for.", "type": "array", "items": { "type": "string" }
            },
            "weights": {
              "description": "What the effects of its write weigh.", "type": "array",
              "items": {
                "type": "object", "required": ["effect", "severity"], "additionalProperties": false,
                "properties": { "effect": { "type": "string" }, "severity": { "enum": ["note", "warning", "error"] } }
              }
            }
          }
        },
        "remains": {
          "description": "Why the layout guide is refused, if the fix of another finding leaves this one.",
          "type": "object",
          "required": ["type", "guide"],
          "additionalProperties": false,
          "properties": { "type": { "type": "string" }, "guide": { "type": "string" } }
        },
        "anchor": {
          "description": "How a baseline identifies the finding.",
          "type": "object",
          "required": ["symbol", "hash"],
          "additionalProperties": false,
          "properties": { "symbol": { "type": "string" }, "hash": { "type": "string" } }
        },
        "isIdleSuppression": { "description": "True for a suppression comment without effect.", "const": true }
      }
    },
    "summary": {
      "type": "object",
      "required": [
        "filesRead", "filesMatched", "foldersLeftOut", "leftOutByConfiguration", "bytesRead", "handlers", "executed",
        "executedWithUnknowns", "notExecuted", "errors", "warnings", "notes", "suppressed", "baselined",
        "inCopiedLibraries", "unchanged"
      ],
      "additionalProperties": false,
      "properties": {
        "filesRead": { "description": "Swift files whose bytes were read and searched.", "$ref": "#/$defs/count" },
        "filesMatched": { "description": "Files among them that name a keyboard notification.", "$ref": "#/$defs/count" },
        "foldersLeftOut": { "description": "Folders of build products and dependencies, which are not read.", "$ref": "#/$defs/count" },
        "leftOutByConfiguration": {
          "description": "Files and folders that a .keyboardlint.json excludes.", "$ref": "#/$defs/count"
        },
        "bytesRead": { "$ref": "#/$defs/count" },
        "handlers": { "$ref": "#/$defs/count" },
        "executed": { "$ref": "#/$defs/count" },
        "executedWithUnknowns": { "$ref": "#/$defs/count" },
        "notExecuted": { "$ref": "#/$defs/count" },
        "errors": { "$ref": "#/$defs/count" },
        "warnings": { "$ref": "#/$defs/count" },
        "notes": { "$ref": "#/$defs/count" },
        "suppressed": { "description": "Findings that comments suppress.", "$ref": "#/$defs/count" },
        "baselined": { "description": "Findings in the baseline.", "$ref": "#/$defs/count" },
        "inCopiedLibraries": {
          "description": "What is found in libraries that were copied into the project. It is not reported without --all-folders.",
          "type": "array",
          "items": {
            "type": "object",
            "required": ["path", "findings"],
            "additionalProperties": false,
            "properties": {
              "path": { "type": "string" },
              "findings": { "$ref": "#/$defs/count" }
            }
          }
        },
        "unchanged": {
          "description": "With --since, findings on unchanged code, which are not reported.",
          "$ref": "#/$defs/count"
        }
      }
    },
    "finding": {
      "type": "object",
      "required": ["rule", "severity", "message", "path", "range", "related", "also", "fingerprint"],
      "additionalProperties": false,
      "properties": {
        "rule": { "type": "string" },
        "severity": { "enum": ["error", "warning", "note"] },
        "message": { "type": "string" },
        "path": { "type": "string" },
        "range": { "$ref": "#/$defs/range" },
        "related": {
          "description": "Other places of the trace, in the order of execution.",
          "type": "array",
          "items": { "$ref": "#/$defs/related" }
        },
        "also": {
          "description": "Findings of other rules with the same cause, the most specific rule first.",
          "type": "array",
          "items": { "$ref": "#/$defs/mention" }
        },
        "under": {
          "description": "Index into the report's findings: the finding on the observer, to which this finding belongs.",
          "$ref": "#/$defs/count"
        },
        "handler": { "description": "Index into the report's handlers.", "$ref": "#/$defs/count" },
        "behaviour": { "description": "What the run showed, in one sentence.", "type": "string" },
        "remedy": { "description": "What replaces redundant code, in one sentence.", "type": "string" },
        "help": { "description": "What to do, in one sentence with the names of the code.", "type": "string" },
        "availability": {
          "description": "Where the code is built for systems without the layout guide: what works there, in one sentence.",
          "type": "string"
        },
        "fix": {
          "description": "A change of the screen, with what running the changed source showed. JSON and JSONL have it, and runs with --fix or --diff.",
          "$ref": "#/$defs/fix"
        },
        "refused": { "description": "Why there is no fix, in one clause.", "type": "string" },
        "fingerprint": { "description": "Stable while the code of the finding is unchanged. The message is not part of it.", "type": "string" },
        "suppression": { "description": "The comment that suppresses the finding.", "$ref": "#/$defs/suppression" },
        "baselineState": { "description": "With a baseline: whether the baseline contains the finding.", "enum": ["new", "unchanged"] },
        "novelty": { "description": "Why the finding is new although the baseline has a similar entry, in one clause.", "type": "string" }
      }
    },
    "fix": {
      "type": "object",
      "required": [
        "kind", "applicability", "description", "type", "contents", "deleted", "kept", "edits", "proof", "reservations"
      ],
      "additionalProperties": false,
      "properties": {
        "kind": { "description": "guide: the layout guide replaces the handlers. handler: the handlers stay and are corrected. reset: the handlers stay and restore the value from before. The others change one thing: curve: an animation's curve. animation: what an animation lays out. timing: the notification. frame: the keyboard's frame that is read. empty: a frame of zeros counts as no keyboard.", "enum": ["guide", "handler", "reset", "curve", "animation", "timing", "frame", "empty"] },
        "applicability": { "enum": ["safe", "unsafe", "sketch"] },
        "description": { "type": "string" },
        "type": { "description": "The type whose objects change.", "type": "string" },
        "contents": { "description": "What is tied to the guide.", "type": "array", "items": { "type": "string" } },
        "deleted": { "description": "The functions that are deleted.", "type": "array", "items": { "type": "string" } },
        "kept": { "description": "The handlers that stay.", "type": "array", "items": { "type": "string" } },
        "edits": { "type": "array", "items": { "$ref": "#/$defs/edit" } },
        "proof": { "$ref": "#/$defs/proof" },
        "reservations": {
          "description": "Why the fix is not safe, one clause each; empty for a safe fix.",
          "type": "array",
          "items": { "type": "string" }
        }
      }
    },
    "edit": {
      "type": "object",
      "required": ["path", "start", "end", "text"],
      "additionalProperties": false,
      "properties": {
        "path": { "type": "string" },
        "start": { "description": "UTF-8 offset in the file as it is.", "$ref": "#/$defs/count" },
        "end": { "$ref": "#/$defs/count" },
        "text": { "type": "string" }
      }
    },
    "proof": {
      "type": "object",
      "required": ["scenarios", "moments", "mended", "rows"],
      "additionalProperties": false,
      "properties": {
        "scenarios": { "description": "In how many scenarios both were run.", "$ref": "#/$defs/count" },
        "moments": { "description": "After how many events the places were compared.", "$ref": "#/$defs/count" },
        "mended": { "description": "The scenarios that differ before and agree after.", "type": "array", "items": { "type": "string" } },
        "rows": {
          "type": "array",
          "items": {
            "type": "object",
            "required": ["scenario", "event", "content", "before", "after"],
            "additionalProperties": false,
            "properties": {
              "scenario": { "type": "string" },
              "event": { "type": "string" },
              "content": { "type": "string" },
              "before": { "description": "The bottom edge: y in points in the view's coordinates.", "type": "number" },
              "after": { "type": "number" }
            }
          }
        }
      }
    },
    "absent": {
      "type": "object",
      "required": ["rule", "path", "symbol", "reason"],
      "additionalProperties": false,
      "properties": {
        "rule": { "type": "string" },
        "path": { "description": "Relative to the folder of the baseline.", "type": "string" },
        "symbol": { "type": "string" },
        "reason": {
          "enum": ["fileGone", "symbolGone", "edited", "editedAndStillFound", "notFound", "suppressed", "noSuchRule"]
        }
      }
    },
    "suppression": {
      "type": "object",
      "required": ["kind", "path", "range"],
      "additionalProperties": false,
      "properties": {
        "kind": { "enum": ["inSource"] },
        "path": { "type": "string" },
        "range": { "description": "The name of the rule in the comment.", "$ref": "#/$defs/range" },
        "reason": { "type": "string" }
      }
    },
    "related": {
      "type": "object",
      "required": ["message", "path", "range"],
      "additionalProperties": false,
      "properties": {
        "message": { "type": "string" },
        "path": { "type": "string" },
        "range": { "$ref": "#/$defs/range" }
      }
    },
    "mention": {
      "type": "object",
      "required": ["rule", "severity", "message", "path", "range", "fingerprint"],
      "additionalProperties": false,
      "properties": {
        "rule": { "type": "string" },
        "severity": { "enum": ["error", "warning", "note"] },
        "message": { "type": "string" },
        "path": { "type": "string" },
        "range": { "$ref": "#/$defs/range" },
        "fingerprint": { "type": "string" }
      }
    },
    "handler": {
      "type": "object",
      "required": ["path", "range", "name", "observes", "outcome", "assumptions", "unknowns", "preconditions", "sinks", "scenarios"],
      "additionalProperties": false,
      "properties": {
        "path": { "type": "string" },
        "range": { "$ref": "#/$defs/range" },
        "name": { "type": "string" },
        "type": { "description": "The enclosing type; absent at the top level of a file.", "type": "string" },
        "observes": { "type": "array", "items": { "$ref": "#/$defs/observation" } },
        "through": { "$ref": "#/$defs/intermediary" },
        "stage": { "type": "string", "description": "The class of the screen that a view was run in; absent for what was run by itself." },
        "outcome": { "enum": ["executed", "executedWithUnknowns", "notExecuted"] },
        "assumptions": {
          "description": "What the run assumed although the source does not say it, and where the content goes depends on.",
          "type": "array",
          "items": { "type": "string" }
        },
        "unknowns": {
          "description": "What the run could not find out, and where the content goes depends on.",
          "type": "array",
          "items": { "type": "string" }
        },
        "preconditions": {
          "description": "Conditions without which the handler writes no layout, as the source states them.",
          "type": "array",
          "items": { "$ref": "#/$defs/precondition" }
        },
        "reason": { "description": "Why it was not executed.", "type": "string" },
        "sinks": { "type": "array", "items": { "$ref": "#/$defs/sink" } },
        "scenarios": { "type": "array", "items": { "$ref": "#/$defs/scenario" } },
        "notRun": {
          "description": "The chosen scenarios that no app with the handler can be in.",
          "type": "array",
          "items": {
            "type": "object",
            "required": ["id", "reason"],
            "additionalProperties": false,
            "properties": {
              "id": { "description": "The scenario.", "type": "string" },
              "reason": { "description": "Why, in one clause, with the file that says so.", "type": "string" }
            }
          }
        }
      }
    },
    "precondition": {
      "type": "object",
      "required": ["id", "text"],
      "additionalProperties": false,
      "properties": {
        "id": { "description": "Stable while the path, the handler's name and the condition are unchanged.", "type": "string" },
        "text": { "type": "string" }
      }
    },
    "intermediary": {
      "description": "The code of another object that observes on behalf of the handler; absent if the handler's own object observes.",
      "type": "object",
      "required": ["name", "path", "line"],
      "additionalProperties": false,
      "properties": {
        "name": { "type": "string" },
        "path": { "type": "string" },
        "line": { "$ref": "#/$defs/position" }
      }
    },
    "observation": {
      "type": "object",
      "required": ["notification", "path", "line", "column", "form"],
      "additionalProperties": false,
      "properties": {
        "notification": { "enum": ["willShow", "didShow", "willHide", "didHide", "willChangeFrame", "didChangeFrame"] },
        "path": { "type": "string" },
        "line": { "$ref": "#/$defs/position" },
        "column": { "$ref": "#/$defs/position" },
        "form": {
          "description": "selector, block, publisher, async, rx, typed, wrapper; editing for a handler that no notification starts: UIKit calls it as editing begins (willShow) or ends (willHide)",
          "type": "string"
        }
      }
    },
    "sink": {
      "type": "object",
      "required": ["expression", "path", "line", "kind"],
      "additionalProperties": false,
      "properties": {
        "expression": { "type": "string" },
        "path": { "type": "string" },
        "line": { "$ref": "#/$defs/position" },
        "kind": { "description": "constraintConstant, contentInset, …", "type": "string" },
        "constraint": {
          "description": "What the constraint connects and where it is declared, with c for its constant: safe area.bottom = scrollView.bottom + c, SignIn.storyboard:42. Absent if unknown.",
          "type": "string"
        }
      }
    },
    "scenario": {
      "description": "y in points in the view's coordinates, growing downwards.",
      "type": "object",
      "required": ["id", "verdict", "effects", "writes", "steps"],
      "additionalProperties": false,
      "properties": {
        "id": { "type": "string" },
        "device": {
          "description": "The scenario's device: an iPhone with a home indicator, one with a home button, or an iPad.",
          "enum": ["iphone", "iphone-home-button", "ipad"]
        },
        "verdict": { "enum": ["agrees", "differs", "unknown"] },
        "effect": { "description": "In words, with points.", "type": "string" },
        "effects": {
          "description": "The effects by name, the most important first; of a handler with several execution paths, the effects of all paths.",
          "type": "array",
          "items": { "$ref": "#/$defs/effect" }
        },
        "event": { "description": "The event that the effect and the numbers belong to.", "type": "string" },
        "writes": { "type": "array", "items": { "$ref": "#/$defs/write" } },
        "content": { "description": "The view whose bottom edge the numbers are about; absent where it has no name.", "type": "string" },
        "legacyBottom": { "description": "The content's bottom edge at the event with the largest difference.", "type": "number" },
        "guideBottom": { "type": "number" },
        "difference": { "description": "legacyBottom minus guideBottom: positive is covered, negative a gap.", "type": "number" },
        "guideClearance": {
          "description": "The distance of guideBottom above the top of the keyboard; absent where it is 0, and where the guide is at rest.",
          "type": "object",
          "required": ["points", "origin"],
          "additionalProperties": false,
          "properties": {
            "points": { "type": "number" },
            "origin": {
              "description": "Why the guide keeps that distance: the content has it from its resting edge without a keyboard, or the handler writes it.",
              "enum": ["rest", "handler"]
            }
          }
        },
        "steps": { "type": "array", "items": { "$ref": "#/$defs/step" } }
      }
    },
    "effect": {
      "type": "object",
      "required": ["name", "text"],
      "additionalProperties": false,
      "properties": {
        "name": {
          "enum": [
            "agrees", "covered", "closer", "gap", "drift", "not-reset", "jump", "moves-for-other-screen", "moves-for-other-app", "late",
            "never-fires", "conflict", "depends"
          ]
        },
        "points": { "description": "The distance; of a drift, the largest distance that one event adds.", "type": "number", "minimum": 0 },
        "event": { "description": "The event with the largest effect.", "type": "string" },
        "text": { "type": "string" },
        "sink": { "description": "Index into the handler's sinks: the write that causes the effect.", "$ref": "#/$defs/count" },
        "inputs": { "description": "The names of the values that the effect depends on.", "type": "array", "items": { "type": "string" } }
      }
    },
    "write": {
      "type": "object",
      "required": ["sink", "line", "before", "after", "event"],
      "additionalProperties": false,
      "properties": {
        "sink": { "type": "string" },
        "path": { "description": "The file in which it happens; absent where that is the handler's.", "type": "string" },
        "line": { "$ref": "#/$defs/position" },
        "before": { "$ref": "#/$defs/amount" },
        "after": { "$ref": "#/$defs/amount" },
        "change": { "type": "number" },
        "event": { "type": "string" },
        "condition": { "description": "The condition of the write, if its outcome is unknown.", "type": "string" }
      }
    },
    "step": {
      "type": "object",
      "required": ["event"],
      "additionalProperties": false,
      "properties": {
        "event": { "type": "string" },
        "legacyBottom": { "type": "number" },
        "guideBottom": { "type": "number" },
        "difference": { "type": "number" }
      }
    },
    "notAnalysed": {
      "type": "object",
      "required": ["path", "reason"],
      "additionalProperties": false,
      "properties": {
        "path": { "type": "string" },
        "range": { "description": "Absent if the whole file is meant.", "$ref": "#/$defs/range" },
        "reason": { "type": "string" }
      }
    },
    "range": {
      "description": "Half-open.",
      "type": "object",
      "required": ["start", "end"],
      "additionalProperties": false,
      "properties": {
        "start": { "$ref": "#/$defs/location" },
        "end": { "$ref": "#/$defs/location" }
      }
    },
    "location": {
      "description": "Lines and columns from 1, the offset from 0; columns and offsets in UTF-8 bytes.",
      "type": "object",
      "required": ["line", "column", "offset"],
      "additionalProperties": false,
      "properties": {
        "line": { "$ref": "#/$defs/position" },
        "column": { "$ref": "#/$defs/position" },
        "offset": { "$ref": "#/$defs/count" }
      }
    },
    "amount": { "description": "Points, or a text if the value is not one number.", "type": ["number", "string"] },
    "count": { "type": "integer", "minimum": 0 },
    "position": { "type": "integer", "minimum": 1 }
  }
}

"""##,
    "report-line-2.schema.json": ##"""
{
  "$schema": "https://json-schema.org/draft/2020-12/schema",
  "title": "A line of a keyboardlint report as JSON Lines, schema version 2",
  "description": "Each line has one of the members run, finding, suppressed, baselined, absent, handler and notAnalysed; the first line has run.",
  "type": "object",
  "additionalProperties": false,
  "properties": {
    "index": {
      "description": "The number of a finding or a handler, to which `handler` and `under` of a finding refer.",
      "$ref": "report-2.schema.json#/$defs/count"
    },
    "run": {
      "type": "object",
      "required": ["schemaVersion", "tool", "summary"],
      "additionalProperties": false,
      "properties": {
        "schemaVersion": { "const": 2 },
        "tool": { "$ref": "report-2.schema.json#/$defs/tool" },
        "summary": { "$ref": "report-2.schema.json#/$defs/summary" }
      }
    },
    "finding": { "$ref": "report-2.schema.json#/$defs/finding" },
    "suppressed": { "description": "A finding that a comment suppresses.", "$ref": "report-2.schema.json#/$defs/finding" },
    "baselined": { "description": "A finding in the baseline.", "$ref": "report-2.schema.json#/$defs/finding" },
    "absent": {
      "description": "An entry of the baseline without a finding.",
      "$ref": "report-2.schema.json#/$defs/absent"
    },
    "handler": { "$ref": "report-2.schema.json#/$defs/handler" },
    "notAnalysed": { "$ref": "report-2.schema.json#/$defs/notAnalysed" }
  }
}

"""##,
    "scenarios-1.schema.json": ##"""
{
  "$schema": "https://json-schema.org/draft/2020-12/schema",
  "title": "Scenarios of keyboardlint (scenarios --json)",
  "description": "What the model says of each scenario: before the first event, and after each. Lengths are points.",
  "type": "object",
  "required": ["schemaVersion", "scenarios"],
  "additionalProperties": false,
  "properties": {
    "schemaVersion": { "const": 1 },
    "scenarios": { "type": "array", "items": { "$ref": "#/$defs/scenario" } }
  },
  "$defs": {
    "scenario": {
      "type": "object",
      "required": [
        "id", "title", "summary", "system", "prefersCrossFade", "layoutDirection", "externalScreens", "variants", "start", "steps", "numbers"
      ],
      "additionalProperties": false,
      "properties": {
        "id": { "type": "string" },
        "title": { "type": "string" },
        "summary": { "type": "string" },
        "system": { "description": "The version of iOS, as \"26.2\".", "type": "string" },
        "prefersCrossFade": { "type": "boolean" },
        "layoutDirection": { "enum": ["leftToRight", "rightToLeft"] },
        "externalScreens": { "type": "array", "items": { "$ref": "#/$defs/screen" } },
        "variants": {
          "description": "What is taken for true where sources disagree, by name.",
          "type": "object",
          "additionalProperties": { "type": "string" }
        },
        "start": { "$ref": "#/$defs/moment" },
        "steps": { "type": "array", "items": { "$ref": "#/$defs/step" } },
        "numbers": { "type": "array", "items": { "$ref": "#/$defs/number" } }
      }
    },
    "step": {
      "type": "object",
      "required": ["name", "event", "notifications", "after"],
      "additionalProperties": false,
      "properties": {
        "name": { "type": "string" },
        "event": { "description": "As a scenario file says it: \"show 336\".", "type": "string" },
        "notifications": { "type": "array", "items": { "$ref": "#/$defs/notification" } },
        "after": { "$ref": "#/$defs/moment" }
      }
    },
    "notification": {
      "description": "Frames are in the coordinates of the keyboard's screen.",
      "type": "object",
      "required": ["name", "beginFrame", "endFrame", "animationDuration", "animationCurve", "isLocal"],
      "additionalProperties": false,
      "properties": {
        "name": { "enum": ["willShow", "didShow", "willHide", "didHide", "willChangeFrame", "didChangeFrame"] },
        "beginFrame": { "$ref": "#/$defs/rect" },
        "endFrame": { "$ref": "#/$defs/rect" },
        "animationDuration": { "description": "Seconds.", "type": "number" },
        "animationCurve": { "type": "integer" },
        "isLocal": { "type": "boolean" },
        "screen": { "description": "Left out before iOS 16.1, where the notification has no object.", "type": "string" }
      }
    },
    "moment": {
      "type": "object",
      "required": ["screen", "window", "view", "keyboard", "guides"],
      "additionalProperties": false,
      "properties": {
        "screen": { "$ref": "#/$defs/screen" },
        "window": {
          "type": "object",
          "required": ["frame", "arrangement", "screen"],
          "additionalProperties": false,
          "properties": {
            "frame": { "description": "In the coordinates of its screen.", "$ref": "#/$defs/rect" },
            "arrangement": { "enum": ["fullScreen", "splitView", "slideOver", "stageManager"] },
            "screen": { "type": "string" }
          }
        },
        "view": {
          "type": "object",
          "required": ["frame", "safeAreaInsets"],
          "additionalProperties": false,
          "properties": {
            "frame": { "description": "In the window's coordinates.", "$ref": "#/$defs/rect" },
            "safeAreaInsets": { "$ref": "#/$defs/insets" }
          }
        },
        "keyboard": {
          "type": "object",
          "required": ["state", "owner", "screen", "frame"],
          "additionalProperties": false,
          "properties": {
            "state": {
              "enum": ["hidden", "docked", "dismissing", "undocked", "split", "floating", "shortcutsBar", "miniToolbar"]
            },
            "owner": { "enum": ["thisApp", "anotherApp"] },
            "screen": { "type": "string" },
            "frame": { "description": "In the coordinates of its screen.", "$ref": "#/$defs/rect" },
            "coveredFrame": {
              "description": "What it covers, in the view's coordinates. Left out where it covers nothing of the window.",
              "$ref": "#/$defs/rect"
            }
          }
        },
        "guides": {
          "description": "Left out are guides that the scenario's system does not have.",
          "type": "object",
          "additionalProperties": false,
          "properties": {
            "default": { "$ref": "#/$defs/guide" },
            "followsUndockedKeyboard": { "$ref": "#/$defs/guide" },
            "withoutBottomSafeArea": { "$ref": "#/$defs/guide" }
          }
        }
      }
    },
    "guide": {
      "type": "object",
      "required": ["layoutFrame", "nearEdges", "awayEdges"],
      "additionalProperties": false,
      "properties": {
        "layoutFrame": { "description": "In the view's coordinates.", "$ref": "#/$defs/rect" },
        "nearEdges": { "$ref": "#/$defs/edges" },
        "awayEdges": { "$ref": "#/$defs/edges" }
      }
    },
    "edges": { "type": "array", "items": { "enum": ["top", "leading", "bottom", "trailing"] } },
    "screen": {
      "type": "object",
      "required": ["id", "width", "height", "orientation"],
      "additionalProperties": false,
      "properties": {
        "id": { "enum": ["main", "external", "external2"] },
        "width": { "type": "number" },
        "height": { "type": "number" },
        "orientation": { "enum": ["portrait", "portraitUpsideDown", "landscapeLeft", "landscapeRight"] }
      }
    },
    "number": {
      "description": "A number of the scenario, and where it comes from.",
      "type": "object",
      "required": ["name", "value", "provenance", "source"],
      "additionalProperties": false,
      "properties": {
        "name": { "type": "string" },
        "value": { "type": "number" },
        "provenance": { "enum": ["documented", "observed", "derived"] },
        "source": { "type": "string" }
      }
    },
    "rect": {
      "type": "object",
      "required": ["x", "y", "width", "height"],
      "additionalProperties": false,
      "properties": {
        "x": { "type": "number" },
        "y": { "type": "number" },
        "width": { "type": "number" },
        "height": { "type": "number" }
      }
    },
    "insets": {
      "type": "object",
      "required": ["top", "left", "bottom", "right"],
      "additionalProperties": false,
      "properties": {
        "top": { "type": "number" },
        "left": { "type": "number" },
        "bottom": { "type": "number" },
        "right": { "type": "number" }
      }
    }
  }
}

"""##,
    "simulation-1.schema.json": ##"""
{
  "$schema": "https://json-schema.org/draft/2020-12/schema",
  "title": "A run of keyboardlint (simulate --json)",
  "description": "Handlers run in scenarios, event by event, beside the layout guide. Lengths are points.",
  "type": "object",
  "required": [
    "schemaVersion",
    "handlers"
  ],
  "additionalProperties": false,
  "properties": {
    "schemaVersion": {
      "const": 1
    },
    "handlers": {
      "type": "array",
      "items": {
        "$ref": "#/$defs/handler"
      }
    }
  },
  "$defs": {
    "handler": {
      "type": "object",
      "required": [
        "path",
        "line",
        "name",
        "observes",
        "outcome",
        "assumptions",
        "unknowns",
        "scenarios",
        "notRun"
      ],
      "additionalProperties": false,
      "properties": {
        "path": {
          "type": "string"
        },
        "line": {
          "$ref": "#/$defs/position"
        },
        "name": {
          "type": "string"
        },
        "observes": {
          "type": "array",
          "items": {
            "$ref": "#/$defs/observation"
          }
        },
        "outcome": {
          "enum": [
            "executed",
            "executedWithUnknowns",
            "notExecuted"
          ]
        },
        "reason": {
          "description": "Why it was not executed.",
          "type": "string"
        },
        "assumptions": {
          "description": "What the run assumed although the source does not say it, and where the content goes depends on.",
          "type": "array",
          "items": {
            "type": "string"
          }
        },
        "unknowns": {
          "description": "What the run could not find out, and where the content goes depends on.",
          "type": "array",
          "items": {
            "type": "string"
          }
        },
        "scenarios": {
          "type": "array",
          "items": {
            "$ref": "#/$defs/run"
          }
        },
        "notRun": {
          "type": "array",
          "items": {
            "type": "object",
            "required": [
              "id",
              "reason"
            ],
            "additionalProperties": false,
            "properties": {
              "id": {
                "type": "string"
              },
              "reason": {
                "type": "string"
              }
            }
          }
        }
      }
    },
    "run": {
      "type": "object",
      "required": [
        "id",
        "verdict",
        "effects",
        "start",
        "steps"
      ],
      "additionalProperties": false,
      "properties": {
        "id": {
          "type": "string"
        },
        "verdict": {
          "enum": [
            "agrees",
            "differs",
            "unknown"
          ]
        },
        "effects": {
          "type": "array",
          "items": {
            "$ref": "#/$defs/effect"
          }
        },
        "start": {
          "$ref": "#/$defs/moment"
        },
        "steps": {
          "type": "array",
          "items": {
            "$ref": "#/$defs/step"
          }
        }
      }
    },
    "step": {
      "type": "object",
      "required": [
        "name",
        "event",
        "notifications",
        "after",
        "isHandlerRun",
        "writes"
      ],
      "additionalProperties": false,
      "properties": {
        "name": {
          "type": "string"
        },
        "event": {
          "description": "As a scenario file says it: \"show 336\".",
          "type": "string"
        },
        "notifications": {
          "type": "array",
          "items": {
            "$ref": "#/$defs/notification"
          }
        },
        "after": {
          "$ref": "#/$defs/moment"
        },
        "isHandlerRun": {
          "description": "Whether one of its notifications is one that the handler observes.",
          "type": "boolean"
        },
        "writes": {
          "type": "array",
          "items": {
            "$ref": "#/$defs/write"
          }
        },
        "handlerBottom": {
          "description": "y of the content's bottom edge with the handler, in the view's coordinates. Left out where a number is not known.",
          "type": "number"
        },
        "guideBottom": {
          "description": "The same with the layout guide.",
          "type": "number"
        },
        "difference": {
          "description": "The first less the second: positive is lower on the screen.",
          "type": "number"
        }
      }
    },
    "write": {
      "type": "object",
      "required": [
        "sink",
        "line",
        "before",
        "after"
      ],
      "additionalProperties": false,
      "properties": {
        "sink": {
          "type": "string"
        },
        "path": {
          "description": "The file in which it happens; absent where that is the handler's.",
          "type": "string"
        },
        "line": {
          "$ref": "#/$defs/position"
        },
        "before": {
          "$ref": "#/$defs/amount"
        },
        "after": {
          "$ref": "#/$defs/amount"
        },
        "change": {
          "type": "number"
        },
        "condition": {
          "description": "The condition of the write, if its outcome is unknown.",
          "type": "string"
        }
      }
    },
    "amount": {
      "description": "A number, or what stands for it where it is not one number that is known.",
      "type": "object",
      "additionalProperties": false,
      "properties": {
        "points": {
          "type": "number"
        },
        "expression": {
          "type": "string"
        }
      }
    },
    "effect": {
      "type": "object",
      "required": [
        "name",
        "text"
      ],
      "additionalProperties": false,
      "properties": {
        "name": {
          "enum": [
            "agrees",
            "covered",
            "closer",
            "gap",
            "drift",
            "not-reset",
            "jump",
            "moves-for-other-screen",
            "moves-for-other-app",
            "late",
            "never-fires",
            "conflict",
            "depends"
          ]
        },
        "points": {
          "description": "The distance; of a drift, the largest distance that one event adds.",
          "type": "number",
          "minimum": 0
        },
        "event": {
          "description": "The event with the largest effect.",
          "type": "string"
        },
        "text": {
          "type": "string"
        },
        "sink": {
          "description": "Index into the handler's sinks: the write that causes the effect.",
          "$ref": "#/$defs/count"
        },
        "inputs": {
          "description": "The names of the values that the effect depends on.",
          "type": "array",
          "items": {
            "type": "string"
          }
        }
      }
    },
    "observation": {
      "type": "object",
      "required": [
        "notification",
        "path",
        "line",
        "column",
        "form"
      ],
      "additionalProperties": false,
      "properties": {
        "notification": {
          "enum": [
            "willShow",
            "didShow",
            "willHide",
            "didHide",
            "willChangeFrame",
            "didChangeFrame"
          ]
        },
        "path": {
          "type": "string"
        },
        "line": {
          "$ref": "#/$defs/position"
        },
        "column": {
          "$ref": "#/$defs/position"
        },
        "form": {
          "description": "selector, block, publisher, async, rx, typed, wrapper; editing for a handler that no notification starts: UIKit calls it as editing begins (willShow) or ends (willHide)",
          "type": "string"
        }
      }
    },
    "position": {
      "type": "integer",
      "minimum": 1
    },
    "count": {
      "type": "integer",
      "minimum": 0
    },
    "notification": {
      "description": "Frames are in the coordinates of the keyboard's screen.",
      "type": "object",
      "required": [
        "name",
        "beginFrame",
        "endFrame",
        "animationDuration",
        "animationCurve",
        "isLocal"
      ],
      "additionalProperties": false,
      "properties": {
        "name": {
          "enum": [
            "willShow",
            "didShow",
            "willHide",
            "didHide",
            "willChangeFrame",
            "didChangeFrame"
          ]
        },
        "beginFrame": {
          "$ref": "#/$defs/rect"
        },
        "endFrame": {
          "$ref": "#/$defs/rect"
        },
        "animationDuration": {
          "description": "Seconds.",
          "type": "number"
        },
        "animationCurve": {
          "type": "integer"
        },
        "isLocal": {
          "type": "boolean"
        },
        "screen": {
          "description": "Left out before iOS 16.1, where the notification has no object.",
          "type": "string"
        }
      }
    },
    "moment": {
      "type": "object",
      "required": [
        "screen",
        "window",
        "view",
        "keyboard",
        "guides"
      ],
      "additionalProperties": false,
      "properties": {
        "screen": {
          "$ref": "#/$defs/screen"
        },
        "window": {
          "type": "object",
          "required": [
            "frame",
            "arrangement",
            "screen"
          ],
          "additionalProperties": false,
          "properties": {
            "frame": {
              "description": "In the coordinates of its screen.",
              "$ref": "#/$defs/rect"
            },
            "arrangement": {
              "enum": [
                "fullScreen",
                "splitView",
                "slideOver",
                "stageManager"
              ]
            },
            "screen": {
              "type": "string"
            }
          }
        },
        "view": {
          "type": "object",
          "required": [
            "frame",
            "safeAreaInsets"
          ],
          "additionalProperties": false,
          "properties": {
            "frame": {
              "description": "In the window's coordinates.",
              "$ref": "#/$defs/rect"
            },
            "safeAreaInsets": {
              "$ref": "#/$defs/insets"
            }
          }
        },
        "keyboard": {
          "type": "object",
          "required": [
            "state",
            "owner",
            "screen",
            "frame"
          ],
          "additionalProperties": false,
          "properties": {
            "state": {
              "enum": [
                "hidden",
                "docked",
                "dismissing",
                "undocked",
                "split",
                "floating",
                "shortcutsBar",
                "miniToolbar"
              ]
            },
            "owner": {
              "enum": [
                "thisApp",
                "anotherApp"
              ]
            },
            "screen": {
              "type": "string"
            },
            "frame": {
              "description": "In the coordinates of its screen.",
              "$ref": "#/$defs/rect"
            },
            "coveredFrame": {
              "description": "What it covers, in the view's coordinates. Left out where it covers nothing of the window.",
              "$ref": "#/$defs/rect"
            }
          }
        },
        "guides": {
          "description": "Left out are guides that the scenario's system does not have.",
          "type": "object",
          "additionalProperties": false,
          "properties": {
            "default": {
              "$ref": "#/$defs/guide"
            },
            "followsUndockedKeyboard": {
              "$ref": "#/$defs/guide"
            },
            "withoutBottomSafeArea": {
              "$ref": "#/$defs/guide"
            }
          }
        }
      }
    },
    "guide": {
      "type": "object",
      "required": [
        "layoutFrame",
        "nearEdges",
        "awayEdges"
      ],
      "additionalProperties": false,
      "properties": {
        "layoutFrame": {
          "description": "In the view's coordinates.",
          "$ref": "#/$defs/rect"
        },
        "nearEdges": {
          "$ref": "#/$defs/edges"
        },
        "awayEdges": {
          "$ref": "#/$defs/edges"
        }
      }
    },
    "edges": {
      "type": "array",
      "items": {
        "enum": [
          "top",
          "leading",
          "bottom",
          "trailing"
        ]
      }
    },
    "screen": {
      "type": "object",
      "required": [
        "id",
        "width",
        "height",
        "orientation"
      ],
      "additionalProperties": false,
      "properties": {
        "id": {
          "enum": [
            "main",
            "external",
            "external2"
          ]
        },
        "width": {
          "type": "number"
        },
        "height": {
          "type": "number"
        },
        "orientation": {
          "enum": [
            "portrait",
            "portraitUpsideDown",
            "landscapeLeft",
            "landscapeRight"
          ]
        }
      }
    },
    "rect": {
      "type": "object",
      "required": [
        "x",
        "y",
        "width",
        "height"
      ],
      "additionalProperties": false,
      "properties": {
        "x": {
          "type": "number"
        },
        "y": {
          "type": "number"
        },
        "width": {
          "type": "number"
        },
        "height": {
          "type": "number"
        }
      }
    },
    "insets": {
      "type": "object",
      "required": [
        "top",
        "left",
        "bottom",
        "right"
      ],
      "additionalProperties": false,
      "properties": {
        "top": {
          "type": "number"
        },
        "left": {
          "type": "number"
        },
        "bottom": {
          "type": "number"
        },
        "right": {
          "type": "number"
        }
      }
    }
  }
}

"""##,
]
