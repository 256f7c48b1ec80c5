const words = (list: string) => list.split(/\s+/)

/** Short texts that are slow for some patterns when they are repeated. */
const REPEATED: readonly string[] = [
  ...[' ', '\t', ' \t', '\n', ' \n', '\u0301', '\u2028'],
  ...words('a ( { [ < > * _ ` " \' & \\ | $ # : / . eyJ folio_ http://a'),
  ...words('{# {{a}} {/* %% ==a \\( ]( ![ [a]( [[a| &amp; <A> <p> <!-- <pre> <table><tr><td>'),
  ...['*a _', '> ', '1. ', '# ', '- a\n', '```\n', '<a ', '<a href="', '<![CDATA[', '[caption]'],
  ...['{% if a %}', '{% quote %}', '{{< note >}}', ':::note\n', ': a\n', '*[a]: b\n', 'a: b\n'],
  ...['export const a = 1\n', 'import a from "b"\n', '[^a]: b\n'],
]

const FRAMED = [
  ...([
    ['a', ' ', 'b'],
    ['a', '\n', 'b'],
    ['a', '\t', '{#b}'],
    ['# a', ' ', '#b'],
  ] as const),
  ...([
    ['{{ a', ' ', 'b'],
    ['{% a', ' ', 'b'],
    ['<a', ' ', 'b'],
    ['[a](', ' ', 'b'],
  ] as const),
  ...([
    ['http://a/', '/', 'b'],
    ['a', '-', '.'],
    ['<p>a', ' ', '\nb'],
    ['\n\n', ' \n', 'b'],
  ] as const),
]

/** `of(size)`: a hostile text of that many characters. */
export type HostileSeed = { title: string; of: (size: number) => string }

const fill = (part: string, size: number) =>
  part.repeat(Math.ceil(size / part.length)).slice(0, size)

export const HOSTILE_SEEDS: readonly HostileSeed[] = [
  ...REPEATED.map((part) => {
    return { title: JSON.stringify(part), of: (size: number) => fill(part, size) }
  }),
  ...FRAMED.map(([start, part, end]) => ({
    title: [start, part, end].map((text) => JSON.stringify(text)).join(' + '),
    of: (size: number) => start + fill(part, size) + end,
  })),
]
