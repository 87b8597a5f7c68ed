/** How wide all pictures are. */
export const WIDTH = 720

/** Light and dark as the reader's system has it. The paper is drawn too: a page may be otherwise. */
const STYLE = `<style>
svg{--paper:#fffdf8;--ink:#1c1e22;--soft:#4a5a55;--line:#d5dbd6;--D3:#17523b;--D1:#9a5b00;--H3:#2b4fa8;font:13px sans-serif}
@media (prefers-color-scheme:dark){svg{--paper:#15191c;--ink:#eceae4;--soft:#aab7b1;--line:#3a4448;--D3:#6fd3a4;--D1:#f0b54d;--H3:#9dbcff}}
text{fill:var(--ink)}.soft{fill:var(--soft);font-size:12px}.line{stroke:var(--line)}.end{text-anchor:end}.mid{text-anchor:middle}
.D3{fill:var(--D3);stroke:var(--D3)}.D1{fill:var(--D1);stroke:var(--D1)}.H3{fill:var(--H3);stroke:var(--H3)}.bar{stroke:none}.faint{opacity:.35}
</style>`

/** A picture: what it is called, what it shows in a sentence for who can't see it, its height, and what is drawn. */
export function picture(title: string, description: string, height: number, drawn: readonly string[]): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${height}" role="img" aria-labelledby="title about">
<title id="title">${escaped(title)}</title>
<desc id="about">${escaped(description)}</desc>
${STYLE}
<rect width="${WIDTH}" height="${height}" rx="12" fill="var(--paper)"/>
${drawn.join('\n')}
</svg>
`
}

/** A linear scale: from numbers to places on the paper. */
export type Scale = (value: number) => number

export function scale([from, to]: readonly [number, number], [start, end]: readonly [number, number]): Scale {
  return (value) => round(start + ((value - from) / (to - from)) * (end - start))
}

export function text(x: number, y: number, words: string, classes = ''): string {
  return `<text x="${round(x)}" y="${round(y)}"${classes && ` class="${classes}"`}>${escaped(words)}</text>`
}

export function line(x1: number, y1: number, x2: number, y2: number, classes = 'line', more = ''): string {
  return `<path class="${classes}" d="M${round(x1)} ${round(y1)}L${round(x2)} ${round(y2)}"${more}/>`
}

export function bar(x: number, y: number, width: number, height: number, classes: string): string {
  return `<rect class="bar ${classes}" x="${round(x)}" y="${round(y)}" width="${round(width)}" height="${round(height)}"/>`
}

/** A share as a dot, with its interval as a line along x. */
export function dot(x: Scale, y: number, { percent, low, high }: Interval, classes: string): string {
  return `${line(x(low), y, x(high), y, classes, ' stroke-width="2"')}<circle class="${classes}" cx="${x(percent)}" cy="${y}" r="4"/>`
}

export interface Interval {
  readonly percent: number
  readonly low: number
  readonly high: number
}

/** An axis of percents along x: a line at each mark, from one height to another. */
export function percents(x: Scale, marks: readonly number[], top: number, bottom: number): string[] {
  return marks.flatMap((mark) => [
    line(x(mark), top, x(mark), bottom),
    text(x(mark), bottom + 16, `${mark} %`, 'soft mid'),
  ])
}

function round(value: number): number {
  return Math.round(value * 10) / 10
}

function escaped(words: string): string {
  return words.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
}
