-- For Neovim 0.11 or later: copy this file to `lsp/` in the configuration folder, next to `init.lua`, and add
-- `vim.lsp.enable("layoutlint")` to `init.lua`.
return {
  cmd = { "layoutlint", "lsp" },
  filetypes = { "swift" },
  root_markers = { ".layoutlint.json", ".git", "Package.swift" },
}
