import { describe, expect, it } from 'vitest'
import { LIMITS } from '#src/contract/limits.ts'
import { postSchema } from '#src/contract/posts/post-schemas.ts'
import { create, put, sendNew } from '#tests/support/post-calls.ts'
import { postBody } from '#tests/support/post-bodies.ts'
import { expectAnswer, expectRefusal } from '#tests/support/requests.ts'

const MARKDOWN =
  '# Locks\n\n| a | b |\n| - | -: |\n| 1 | 2 |\n\n- [x] done\n\n```sql\nselect 1\n```'
const written = { content: MARKDOWN, contentType: 'markdown' } as const

describe('the text of a post in Markdown', () => {
  it('is stored in the format of the editor, by POST and by PUT', async () => {
    const post = await create({ ...written, slug: 'in-markdown' })
    expect(post.content).toContain('<h1>Locks</h1>')
    expect(post.content).toContain('data-checked="true"')
    expect(post.content).toContain('```sql\nselect 1\n```')
    const changed = await put(post.id, postBody({ ...written, content: '*New*' }))
    expect((await expectAnswer(changed, 200, postSchema)).content).toBe('<p><em>New</em></p>')
  })

  it('is kept as it is without a content type, and with html', async () => {
    const content = '<p>*New*</p>'
    expect((await create({ content })).content).toBe(content)
    expect((await create({ content, contentType: 'html' })).content).toBe(content)
  })

  it('passes the allow-list of every save', async () => {
    const content = 'a <script>b</script> [c](javascript:d) <b onclick="e">f</b>'
    const post = await create({ ...written, content })
    expect(post.content).toBe('<p>a  c <strong>f</strong></p>')
  })

  it.each([
    ['that leaves nothing', '<script>a</script>', 'Content is required'],
    ['that is blank', ' \n', 'Content is required'],
    [
      'that is too long once converted',
      '&'.repeat(LIMITS.postContentBytes / 2),
      'Content must be at most 512 kB',
    ],
    [
      'that is nested too deeply',
      '> '.repeat(4000),
      'The text is nested too deeply. Remove some of its levels.',
    ],
  ])('is refused with its field: one %s', async (_, content, message) => {
    const refused = await sendNew(postBody({ ...written, content }))
    const { fields } = await expectRefusal(refused, 400)
    expect(fields).toEqual({ content: message })
  })
})
