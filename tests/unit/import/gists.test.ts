import { expect, it } from 'vitest'
import { gistsIn } from '#src/import/prepare/gists.ts'
import { bodyToBlocks } from '#src/import/prepare/body-to-blocks.ts'

const GIST = 'https://gist.github.com/ada/0123456789abcdef'
const shown = (text: string) =>
  gistsIn(bodyToBlocks({ body: { format: 'markdown', text }, place: { file: 'a.md' } }).blocks)

it.each([
  ['a shortcode', '{{< gist ada 0123456789abcdef >}}', GIST],
  [
    'a file of it',
    '{{< gist ada 0123456789abcdef My_File.test.js >}}',
    `${GIST}#file-my_file-test-js`,
  ],
  ['a tag', '{% gist ada/0123456789abcdef %}', GIST],
  ['a tag with a file', '{% gist ada/0123456789abcdef a.rb %}', `${GIST}#file-a-rb`],
  [
    'a tag with a file of a gist without a name',
    '{% gist 0123456789abcdef a.js %}',
    'https://gist.github.com/0123456789abcdef#file-a-js',
  ],
  ['a script', `<script src="${GIST}.js"></script>`, GIST],
  [
    'a script with a file',
    `<script src="${GIST}.js?file=a%20b.js"></script>`,
    `${GIST}#file-a-b-js`,
  ],
  ['an address on its own line', GIST, GIST],
])('finds a gist that is shown: %s', (_, text, address) => {
  expect(shown(`Text\n\n${text}\n\nText`)).toEqual([address])
})

it.each([
  ['a link with other words', `[code](${GIST})`],
  ['a link in a sentence', `See ${GIST}`],
  ['the page of a person', 'https://gist.github.com/ada'],
  ['another host', 'https://gist.github.com.example/ada/0123456789abcdef'],
])('leaves a link a link: %s', (_, text) => {
  expect(shown(text)).toEqual([])
})
