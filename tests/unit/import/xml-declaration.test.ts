import { readFile } from 'node:fs/promises'
import { expect, it } from 'vitest'
import { opened, postsOf, writeFiles } from './temporary-files.ts'
import { wxr } from './wordpress-export.ts'

const FIXTURES = 'tests/fixtures/import/wxr'

it.each(['blank-line-first', 'bom-blank-line'])('reads the export %s.xml', async (name) => {
  const posts = await postsOf(`${FIXTURES}/${name}.xml`)
  const text = (await readFile(`${FIXTURES}/${name}.xml`, 'utf8')).split('\n')
  expect(posts.map(({ title }) => title)).toEqual(['A'])
  expect(posts[0]?.place.line).toBe(text.findIndex((line) => line.includes('<item>')) + 1)
})

it('names the text before the XML declaration', async () => {
  await expect(opened(`${FIXTURES}/php-notice.xml`)).rejects.toThrow(
    'php-notice.xml has text before “<?xml” (line 3): delete that text.',
  )
})

const bare = (body: string) => wxr(body).replace(/^\s*<\?xml[^>]*\?>\s*/, '')
const DECLARATION = '<?xml version="1.0" encoding="ISO-8859-1"?>'
it.each([
  ['blanks', Buffer.from(` \t\r\n\n${DECLARATION}${bare('<p>é</p>')}`, 'latin1')],
  ['UTF-16', Buffer.from(`\n<?xml version="1.0"?>${bare('<p>é</p>')}`, 'utf16le')],
  ['no declaration', Buffer.from(`\n\n${bare('<p>é</p>')}`)],
  ['code in the text', Buffer.from(bare('<p>é</p><pre><?xml version="1.0"?></pre>'))],
])('reads an export that begins with %s', async (_, bytes) => {
  const [post] = await postsOf(await writeFiles({ 'export.xml': bytes }))
  expect(post?.body.text).toContain('<p>é</p>')
})
