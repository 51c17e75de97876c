-- For Neovim 0.11 or later: put this file into `lsp/` of the configuration folder, beside `init.lua`, and
-- `vim.lsp.enable("layoutlint")` into `init.lua`.
return {
  cmd = { "layoutlint", "lsp" },
  filetypes = { "swift" },
  root_markers = { ".layoutlint.json", ".git", "Package.swift" },
}
