/// The style sheet of a page, for phones, desktops, dark mode and paper.
enum PageStyle {
  static let css = """
    :root{--paper:#fdfdfb;--card:#fff;--ink:#1c2126;--soft:#57606a;--line:#d7dbe0;--bar:#2f6f9f;
    --band:#e9eef3;--strong:#a8480a;--bad:#b3261e;--warn:#8a5a00;--mark:#ffe9a8;--link:#0b5394}
    @media (prefers-color-scheme:dark){:root{--paper:#14181c;--card:#1b2026;--ink:#e6e9ec;
    --soft:#a3adb7;--line:#38414a;--bar:#6cb0e0;--band:#262d34;--strong:#f0a05a;--bad:#ff9a91;
    --warn:#e8bf63;--mark:#5b4a10;--link:#8ec5f2}}
    *{box-sizing:border-box}
    html{-webkit-text-size-adjust:100%}
    body{margin:0;background:var(--paper);color:var(--ink);overflow-wrap:anywhere;
    font:16px/1.5 system-ui,-apple-system,"Segoe UI",Roboto,"Noto Sans",sans-serif}
    body>header,nav,main{max-width:68rem;margin:0 auto;padding:0 1rem}
    body>header{padding-top:1.5rem}
    h1{font-size:1.75rem;line-height:1.2;margin:0}
    h2{font-size:1.3rem;line-height:1.3;margin:0 0 .75rem}
    h3{font-size:1.05rem;margin:1.5rem 0 .5rem}
    p{margin:.5rem 0}
    a{color:var(--link)}
    code,pre,.mono{font-family:ui-monospace,SFMono-Regular,Menlo,Consolas,"DejaVu Sans Mono",monospace;
    font-size:.85em}
    .soft{color:var(--soft)}
    .small{font-size:.875rem}
    nav ul{list-style:none;display:flex;flex-wrap:wrap;gap:.25rem 1rem;margin:1rem 0;padding:0}
    section{background:var(--card);border:1px solid var(--line);border-radius:8px;
    padding:1rem;margin:0 0 1rem}
    dl{display:grid;grid-template-columns:minmax(6.5rem,max-content) minmax(0,1fr);gap:.25rem 1rem;
    margin:0}
    dt{color:var(--soft)}
    dd{margin:0}
    .wide{overflow-x:auto;margin:.5rem 0}
    .wide:focus-visible{outline:2px solid var(--link)}
    table{border-collapse:collapse;font-size:.875rem;width:100%}
    th,td{text-align:start;vertical-align:top;padding:.3rem .6rem .3rem 0;
    border-bottom:1px solid var(--line)}
    th{color:var(--soft);font-weight:600;overflow-wrap:normal}
    td{overflow-wrap:break-word}
    td.long{min-width:11rem}
    .checks ul{padding-inline-start:2.5em;margin:0}
    .number{text-align:end;font-variant-numeric:tabular-nums;white-space:nowrap}
    ul.plain{list-style:none;margin:.5rem 0;padding:0}
    ul.plain>li{padding:.35rem 0;border-bottom:1px solid var(--line)}
    ul.plain>li:last-child{border-bottom:0}
    .checks>li::before{content:attr(data-sign);display:inline-block;min-width:1.6em;
    font-weight:700}
    .checks li[data-sign="\u{2717}"]::before{color:var(--bad)}
    .checks li[data-sign="!"]::before{color:var(--warn)}
    figure{margin:.75rem 0 0;break-inside:avoid}
    figcaption{font-size:.875rem;color:var(--soft);margin:.25rem 0}
    .plot{padding:0 .75rem}
    .plot svg{display:block;width:100%;overflow:visible}
    svg text{fill:var(--ink);font-size:12px;unicode-bidi:isolate}
    svg .soft{fill:var(--soft)}
    svg .end{text-anchor:end}
    svg .middle{text-anchor:middle}
    svg rect{fill:var(--bar)}
    svg rect.band{fill:var(--band)}
    svg rect.over{fill:none;stroke:var(--strong);stroke-width:2}
    svg line{stroke:var(--line);stroke-width:1}
    svg line.base{stroke:var(--soft)}
    svg line.limit{stroke:var(--strong);stroke-width:1.5;stroke-dasharray:5 3}
    svg line.median{stroke:var(--ink);stroke-width:2}
    svg text.limit{fill:var(--strong)}
    .swatch{width:1.2em;height:1.2em;vertical-align:-.25em;stroke:var(--line)}
    .sheet{display:grid;grid-template-columns:repeat(auto-fill,minmax(8.5rem,1fr));gap:.75rem}
    .sheet figure{margin:0;border:1px solid var(--line);border-radius:6px;padding:.5rem}
    .sheet img{display:block;width:100%;height:7rem;object-fit:contain;background:#fff;
    border-radius:3px}
    .sheet figcaption{font-size:.75rem;line-height:1.35}
    .finding{border-inline-start:4px solid var(--warn);padding-inline-start:.75rem;margin:1rem 0;
    break-inside:avoid}
    .finding.error{border-color:var(--bad);border-inline-start-style:double;
    border-inline-start-width:6px}
    .finding p{margin:.15rem 0}
    .finding .severity{font-weight:700;color:var(--warn)}
    .finding.error .severity{color:var(--bad)}
    .finding pre{margin:.35rem 0;padding:.4rem .6rem;background:var(--band);border-radius:4px;
    white-space:pre-wrap}
    mark{background:var(--mark);color:inherit;text-decoration:underline wavy;
    text-underline-offset:3px}
    .old{color:var(--soft);text-decoration:line-through}
    summary{cursor:pointer;font-weight:600;margin:.5rem 0}
    @media (max-width:30rem){section{padding:.75rem;border-radius:0;border-inline:0;
    margin-inline:-1rem}dl{grid-template-columns:5.5rem minmax(0,1fr);gap:.25rem .5rem}
    .sheet{grid-template-columns:repeat(auto-fill,minmax(8.5rem,1fr))}.sheet img{height:6rem}}
    @media print{:root{--paper:#fff;--card:#fff;--ink:#000;--soft:#444;--line:#bbb;--bar:#2f6f9f;
    --band:#eee;--strong:#a8480a;--bad:#b3261e;--warn:#8a5a00;--mark:#ffe9a8;--link:#000;
    color-scheme:light}body{font-size:10.5pt}nav{display:none}
    section{border:0;border-top:1px solid var(--line);border-radius:0;padding:.75rem 0}
    svg rect,mark,.sheet img{print-color-adjust:exact;-webkit-print-color-adjust:exact}
    .wide{overflow:visible}h2,h3{break-after:avoid}.sheet figure,tr{break-inside:avoid}}

    """
}
