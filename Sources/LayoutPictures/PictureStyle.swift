/// The look of pictures, light and dark.
package let pictureStyle = """
  :root{color-scheme:light dark;--page:#fff;--text:#1f2328;--soft:#59636e;--line:#8c959f;--blue:#0969da;--green:#1a7f37;--amber:#9a6700;--red:#cf222e}
  @media (prefers-color-scheme:dark){:root{--page:#0d1117;--text:#e6edf3;--soft:#9198a1;--line:#6e7681;--blue:#4493f8;--green:#3fb950;--amber:#d29922;--red:#f85149}}
  svg text{font:11px ui-monospace,SFMono-Regular,Menlo,monospace;fill:var(--text);pointer-events:none}
  svg .caption{font-weight:600}
  svg .box{fill:none;stroke:var(--blue);stroke-width:1}
  .container .box{fill:var(--page);stroke:var(--line);stroke-width:2}
  .view .box{fill:var(--blue);fill-opacity:.08}
  .guide .box{stroke:var(--green);stroke-dasharray:4 3}
  .guide text{fill:var(--green)}
  .open .box,.open .other,.arrow{stroke:var(--amber)}
  .open .box{fill:var(--amber);fill-opacity:.12}
  svg .other{fill:none;stroke-dasharray:5 4}
  svg .arrow{fill:none;stroke-width:1.5}
  .conflict .box{stroke:var(--red);fill:var(--red);fill-opacity:.12}
  svg g.lit .box{stroke-width:3;fill-opacity:.35}
  .pictures{display:flex;flex-wrap:wrap;gap:24px;align-items:flex-start}
  .note{color:var(--amber);font-size:13px;margin:2px 0;max-width:420px}
  figure{margin:8px 0;max-width:100%}
  figcaption{font-weight:600;font-size:13px;margin-bottom:4px}
  figure svg{max-width:100%;height:auto;display:block}
  """
