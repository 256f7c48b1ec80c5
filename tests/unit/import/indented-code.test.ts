import { expect, it } from 'vitest'
import { prepareMarkdown } from '#src/import/markdown/prepare-markdown.ts'

const CASES: [what: string, markdown: string, prepared: string, losses?: string[]][] = [
  [
    'nothing of indented code',
    'a\n\n    {:.b} <select>c</select>\n\n    {{< d >}} $e_f$ {% g %}\n\nh',
    'a\n\n    {:.b} <select>c</select>\n\n    {{< d >}} $e_f$ {% g %}\n\nh',
  ],
  [
    'what is indented in a list',
    '- a\n\n    {% code %}\n    b\n    {% endcode %}\n\n    <style>c</style>d',
    '- a\n\n    ```\n    b\n    ```\n\n    d',
    ['A style sheet was removed.'],
  ],
  [
    'nothing in a fence with indented lines, and nothing behind a fence in indented code',
    '```\n\n    {:.a}\n\n```\n\n    ```\n    {:.b}\n\nc {:.d}',
    '```\n\n    {:.a}\n\n```\n\n    ```\n    {:.b}\n\nc ',
  ],
  [
    'what is indented below a definition and a footnote',
    'a\n: b\n\n    c {:.d}\n\ne\n\n[^1]: f\n\n    g {:.h}',
    '<strong>a</strong>\n\nb\n\n  c \n\ne\n\n[^1]: f\n\n    g ',
  ],
]
it.each(CASES)('rewrites %s', (_, markdown, prepared, losses = []) => {
  const made = prepareMarkdown(markdown)
  expect(made.markdown).toBe(prepared)
  expect(made.losses.map(({ text }) => text)).toEqual(losses)
})

it('takes no indentation of MDX for code', () => {
  const made = prepareMarkdown(
    '<Tabs>\n\n    <TabItem label="A">\n    $x_i$\n    </TabItem>\n\n    <Note>b</Note>',
    { isMdx: true },
  )
  expect(made.markdown).toBe('\n\n    **A**\n\n\n    `x_i`\n    \n\n    \n> [!NOTE]\n> b\n')
})
