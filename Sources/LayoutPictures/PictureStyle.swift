/// The style of pictures; the colors are those of ``pageColors``.
package let pictureStyle = """
  svg text{font:11px ui-monospace,SFMono-Regular,Menlo,monospace;fill:var(--text);pointer-events:none}
  svg .caption{font-weight:600}
  svg .box{fill:none;stroke:var(--blue);stroke-width:1}
  .container .box{fill:var(--page);stroke:var(--line);stroke-width:2}
  .view .box{fill:var(--blue);fill-opacity:.08}
  .guide .box{stroke:var(--green);stroke-dasharray:4 3}
  .open .box,.open .other,.arrow{stroke:var(--amber)}
  .open .box{fill:var(--amber);fill-opacity:.12}
  svg .other{fill:none;stroke-dasharray:5 4}
  svg .arrow{fill:none;stroke-width:1.5}
  .conflict .box{stroke:var(--red);fill:var(--red);fill-opacity:.12}
  svg .lines{fill:none;stroke:var(--line);stroke-opacity:.6;pointer-events:none}
  svg .areas{fill:var(--line);fill-opacity:.35;pointer-events:none}
  svg .leader{fill:none;stroke:var(--soft);pointer-events:none}
  svg .label text{stroke:var(--page);stroke-width:3px;stroke-linejoin:round;paint-order:stroke}
  svg .label.guide text{fill:var(--green)}
  svg .tag{fill:var(--soft);pointer-events:none}
  svg .label.number text{fill:var(--page);stroke:none}
  .crowded g:not(.lit) .other,.crowded g:not(.lit) .arrow{visibility:hidden}
  svg g.lit .box{stroke-width:3;fill-opacity:.35}
  .pictures{display:flex;flex-wrap:wrap;gap:24px;align-items:flex-start}
  .note{color:var(--amber);font-size:13px;margin:2px 0;max-width:420px}
  .legend{font-size:13px;margin:4px 0;padding:0;list-style:none;max-width:420px}
  figure{margin:8px 0;max-width:100%}
  figcaption{font-weight:600;font-size:13px;margin-bottom:4px}
  figure svg{max-width:100%;height:auto;display:block}
  """
