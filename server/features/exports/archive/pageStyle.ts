/** The style of the page in an archive, in both color schemes, and for paper. */
export const PAGE_STYLE = `
:root{--paper:#fbfaf7;--card:#fff;--ink:#1f2328;--quiet:#57606a;--rule:#d8d4cb;--brand:#1f5f4a;--own:#eef6f1}
@media (prefers-color-scheme:dark){:root{--paper:#14171a;--card:#1d2125;--ink:#e8e6e1;--quiet:#a5adb5;--rule:#363c42;--brand:#7fd0b0;--own:#1b2c26}}
*{box-sizing:border-box}
body{margin:0 auto;max-width:46rem;padding:1.5rem 1rem 4rem;background:var(--paper);color:var(--ink);font:1rem/1.55 system-ui,sans-serif;overflow-wrap:anywhere}
h1{font:700 2rem/1.2 Georgia,serif;margin:0 0 1rem}
h2{font:700 1.4rem/1.25 Georgia,serif;margin:2.5rem 0 .25rem;padding-top:1rem;border-top:3px solid var(--brand)}
h3{font-size:1.1rem;margin:1.75rem 0 .5rem}
article h3{margin:0 0 .35rem}
a{color:var(--brand)}
a:focus-visible{outline:3px solid var(--brand);outline-offset:2px}
nav ul{columns:14rem;padding-left:1.2rem}
.about,dt{color:var(--quiet)}
article{margin:.6rem 0;padding:.8rem 1rem;background:var(--card);border:1px solid var(--rule);border-radius:.6rem;content-visibility:auto;contain-intrinsic-size:auto 6rem}
article.sent{background:var(--own);margin-left:2rem}
.text{margin:0 0 .5rem;white-space:pre-wrap}
dl{display:flex;flex-wrap:wrap;gap:.2rem 1.2rem;margin:0;font-size:.875rem}
dl div{display:flex;flex-wrap:wrap;gap:.35rem}
dd{margin:0}
.files{list-style:none;display:flex;flex-wrap:wrap;gap:.6rem;margin:0 0 .5rem;padding:0}
.files img{display:block;max-width:100%;max-height:16rem;border-radius:.4rem;margin-bottom:.2rem}
@media print{body{max-width:none;background:#fff;color:#000}article{break-inside:avoid;content-visibility:visible}}
`;
