-- A real editor with the real server: opens a file of the corpus, shows its diagnostics and the text under the pointer, and silences a
-- line by a code action. Run by `.ci/run` where there is a Neovim; by hand:
--   KEYBOARDLINT=.build/release/keyboardlint nvim --headless --clean -S .ci/neovim.lua

local function finish(status, text)
  io.stderr:write(text .. "\n")
  vim.cmd((status == 0 and "qall!" or "cquit"))
end

local function expect(condition, text)
  if not condition then error(text, 0) end
end

-- Waits for what comes from the server.
local function eventually(text, condition)
  expect(vim.wait(20000, condition, 20), "waited in vain for " .. text)
end

local function run()
  local root = vim.fn.fnamemodify("TestCorpus/Sample", ":p"):gsub("/$", "")
  vim.cmd("edit " .. root .. "/CommentsViewController.swift")
  local buffer = vim.api.nvim_get_current_buf()
  vim.bo[buffer].filetype = "swift"

  local client = vim.lsp.start_client({ name = "keyboardlint", cmd = { os.getenv("KEYBOARDLINT"), "lsp" }, root_dir = root })
  expect(client, "the server does not start")
  vim.lsp.buf_attach_client(buffer, client)

  local function lines(code)
    local found = {}
    for _, diagnostic in ipairs(vim.diagnostic.get(buffer)) do
      if diagnostic.code == code then table.insert(found, diagnostic.lnum + 1) end
    end
    return found
  end
  eventually("diagnostics", function() return #vim.diagnostic.get(buffer) > 0 end)
  expect(vim.deep_equal(lines("frame-height-as-inset"), { 29 }), "the keyboard's height on line 29 is not shown")

  local place = { textDocument = vim.lsp.util.make_text_document_params(buffer), position = { line = 28, character = 34 } }
  local hover = vim.lsp.buf_request_sync(buffer, "textDocument/hover", place, 20000)[client].result
  local shown = table.concat(vim.lsp.util.convert_input_to_markdown_lines(hover.contents), "\n")
  expect(shown:find("ipad-stage-manager-partly-covered` | show | 248 | 368 | -120", 1, true), "the run is not in the hover text")

  local range = { start = place.position, ["end"] = place.position }
  local actions = vim.lsp.buf_request_sync(buffer, "textDocument/codeAction",
    { textDocument = place.textDocument, range = range, context = { diagnostics = {} } }, 20000)[client].result
  local disabling
  for _, action in ipairs(actions) do
    if action.title == "Disable frame-height-as-inset for this line" then disabling = action end
  end
  expect(disabling, "no action disables the rule")
  expect(actions[1] ~= disabling, "the first action hides the finding")
  vim.lsp.util.apply_workspace_edit(disabling.edit, "utf-16")
  local comment = vim.api.nvim_buf_get_lines(buffer, 28, 29, true)[1]
  expect(comment == "        // keyboardlint:disable:next frame-height-as-inset - REASON", "the comment is not where it belongs: " .. comment)
  eventually("silence", function() return #lines("frame-height-as-inset") == 0 end)

  vim.lsp.get_client_by_id(client).stop()
  eventually("the end of the server", function() return vim.lsp.get_client_by_id(client) == nil end)
end

local isFine, message = pcall(run)
finish(isFine and 0 or 1, isFine and "Neovim: diagnostics, hover and a code action" or "Neovim: " .. message)
