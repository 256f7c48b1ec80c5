import type { ComponentProps } from 'react'
import { expect, it } from 'vitest'
import { PostEditorBar } from '#src/cms/posts/editor/post-editor-bar.tsx'
import { editedIdIn } from '#src/cms/posts/editor/post-editor-screen.tsx'
import { CodeBlockForm } from '#src/cms/posts/fields/code-block-form.tsx'
import { PostFields } from '#src/cms/posts/fields/post-field-groups.tsx'
import { PublishFields } from '#src/cms/posts/fields/publish-fields.tsx'
import { emptyPostForm } from '#src/cms/posts/form/post-form.ts'
import { eachPostField, POST_FIELD_NAMES, postFields } from '#src/contract/posts/post-fields.ts'
import { saveSession } from '#tests/support/save-session.ts'
import { screenHtml, tagOf } from '#tests/unit/cms/screen-html.tsx'
import { wordsOf } from '#tests/unit/site/rendered.tsx'

const nothing = () => {}
type Bar = ComponentProps<typeof PostEditorBar>

const bar = (kind: Parameters<typeof saveSession>[0]) =>
  screenHtml(
    <PostEditorBar
      state={saveSession(kind).state()}
      store={{} as Bar['store']}
      settings={{} as Bar['settings']}
      {...{ onSave: nothing, onPublish: nothing, restore: async () => null }}
    />,
  )
type Fields = ComponentProps<typeof PostFields>
const fields = (form: Fields['form'] = emptyPostForm('Ada')) => {
  const terms = { categories: [], tags: [], want: nothing }
  const shared = { form, problems: {}, terms, onChange: nothing }
  return screenHtml(
    <>
      <PostFields
        {...shared}
        {...{ isNew: true, editor: { current: null }, onCount: nothing }}
        cover={{} as Fields['cover']}
      />
      <PublishFields {...shared} stored={form} />
    </>,
  )
}
const codeForm = (code: string) =>
  screenHtml(
    <CodeBlockForm
      draft={{ language: 'javascript', code, fields: { title: '', mark: '', ins: '', del: '' } }}
      {...{ onChange: nothing, onInsert: nothing, onCancel: nothing }}
    />,
  )
/** The texts of its options. */
const options = (html: string) =>
  [...html.matchAll(/<option[^>]*>([^<]*)</g)].map(([, text]) => text)

it('[S2-editor-03] [S2-editor-05] [S2-editor-06] a new post has Save, and no preview yet; another one has both', async () => {
  const created = await bar('a new post')
  expect(wordsOf(created)).toMatch(/New Post .*Preview .*Share draft .* Save /)
  const buttons = (html: string) =>
    html.split('<button').filter((part) => /Preview|Share draft/.test(part))
  expect(buttons(created).map((part) => part.includes('disabled=""'))).toEqual([true, true])
  const edited = await bar('a post')
  expect(wordsOf(edited)).toMatch(/Edit Post .*Preview .* Update /)
  expect(buttons(edited).some((part) => part.includes('disabled=""'))).toBe(false)
})

it('[S2-editor-09] [S2-editor-10] [S9-rows-02] a post has its fields, with three rows for the excerpt', async () => {
  const html = await fields()
  const labels = [...html.matchAll(/<label[^>]*>([^<]*)</g)].map(([, text]) => text)
  expect(wordsOf(html)).toContain('Post Content')
  expect(labels).toEqual(
    expect.arrayContaining([
      ...['Title', 'Excerpt', 'Author', 'Read Time', 'Featured Image URL', 'Tags', 'Status'],
    ]),
  )
  expect(tagOf(html, 'placeholder="Excerpt"')).toContain('rows="3"')
})

// The editor of the text is loaded in the browser.
it.each(POST_FIELD_NAMES.filter((name) => name !== 'content'))(
  'has a control for %s',
  async (name) => {
    const filled = { ...emptyPostForm('Ada'), ...eachPostField((one) => `Its ${one}`) }
    expect(await fields(filled)).toContain(`>${postFields[name].label}</label>`)
  },
)

it('[S2-editor-12] its read time is a number', async () => {
  expect(await fields()).toMatch(/<input[^>]*type="number"[^>]*>/)
})

it('[S2-editor-14] [S3-form-02] [S4-post-01] its state is draft or published', async () => {
  const html = await fields()
  expect(options(html)).toEqual(['Draft', 'Published'])
  expect(html).toMatch(/<option[^>]*selected=""[^>]*>Draft</)
})

it('[S2-editor-quick-02] the code dialog offers its languages', async () => {
  expect(options(await codeForm(''))).toEqual([
    ...['javascript', 'typescript', 'python', 'java', 'go', 'rust'],
    ...['cpp', 'html', 'css', 'sql', 'bash', 'json'],
  ])
})

it('[S2-editor-quick-03] [S9-rows-03] it shows ten rows of code', async () => {
  expect(await codeForm('')).toMatch(/<textarea[^>]*rows="10"/)
})

it('[S2-editor-quick-06] [S5-code-01] it inserts only code that is not blank', async () => {
  const isDisabled = async (code: string) =>
    /<button[^>]*disabled=""[^>]*>Insert Code</.test(await codeForm(code))
  expect(await isDisabled('')).toBe(true)
  expect(await isDisabled('  \n ')).toBe(true)
  expect(await isDisabled('a := 1')).toBe(false)
})

it.each([
  ['/cms/blog/new', null],
  ['/cms/blog/edit/new', null],
  ['/cms/blog/edit/0198e0c4', '0198e0c4'],
])('[S2-editor-01] the path %s edits %j', (path, id) => {
  expect(editedIdIn(path)).toBe(id)
})
