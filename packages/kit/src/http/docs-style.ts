/** The style of the reference; plain on purpose. */
export const docsStyle = `
:root { color-scheme: light dark; --ink: #1b1b19; --paper: #fbf9f4; --line: #cfc9bb; }
@media (prefers-color-scheme: dark) { :root { --ink: #f2efe7; --paper: #1b1b19; --line: #4a4740; } }
body { margin: 0 auto; max-width: 60rem; padding: 1.5rem; font: 1rem/1.5 system-ui, sans-serif; color: var(--ink); background: var(--paper); }
nav a { margin-right: 1rem; }
a { color: inherit; }
article { border-top: 1px solid var(--line); padding: 1rem 0; }
h3 { margin: 0; font-size: 1rem; overflow-wrap: anywhere; }
.method { background: #ffd500; color: #1b1b19; padding: 0 .4em; }
dl { display: grid; grid-template-columns: max-content 1fr; gap: 0 1rem; margin: .5rem 0; }
dt { font-weight: 600; } dd { margin: 0; }
pre { overflow: auto; max-height: 24rem; font-size: .8125rem; border: 1px solid var(--line); padding: .75rem; }
table { border-collapse: collapse; } th, td { border: 1px solid var(--line); padding: .25rem .5rem; text-align: left; vertical-align: top; }
`;
