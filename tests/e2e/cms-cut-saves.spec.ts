import { describe, expect, it } from 'vitest'
import { useCmsData } from '#tests/support/cms-data.ts'
import { cut, cutUploadAnswer, failure, notice, openSignedIn } from '#tests/support/cms-page.ts'
import { editorPage, fillFields, savePost } from '#tests/support/editor-page.ts'
import { pdf } from '#tests/support/sample-files.ts'
import { useProduct } from '#tests/support/use-product.ts'

type When = 'before' | 'after'
type Save = { what: string; save: () => Promise<void> }

function itSavesOnce(when: When, chosen?: readonly string[]) {
  const product = useProduct()
  const data = useCmsData(product)
  const { editor, open } = editorPage(product)

  const newPost = async () => {
    const page = await open('/cms/blog/new')
    product.allowError('Failed to load resource')
    await fillFields(page, { Title: 'Locks', Excerpt: 'About rows.', 'Read Time': '7' })
    await editor().fill('What must not be lost')
    await cut(page, { address: '**/api/blog', method: 'POST', when })
    await savePost(page)
    await failure(page, 'Error', 'Failed to create blog post').waitFor()
    await fillFields(page, { Title: 'Locks again' })
    await savePost(page)
    await notice(page, 'Success', 'Blog post created successfully').waitFor()
    expect((await data.posts()).map(({ title }) => title)).toEqual(['Locks again'])
  }
  const post = async () => {
    const { id } = await data.post({ title: 'Locks' })
    const page = await open(`/cms/blog/edit/${id}`)
    product.allowError('Failed to load resource')
    await editor().fill('What must not be lost')
    await cut(page, { address: `**/api/blog/${id}`, method: 'PUT', when })
    await savePost(page)
    await failure(page, 'Error', 'Failed to update blog post').waitFor()
    await savePost(page)
    await notice(page, 'Success', 'Blog post updated successfully').waitFor()
    expect((await data.readPost(id)).content).toBe('<p>What must not be lost</p>')
  }
  const file = (screen: string, list: string, what: string) => async () => {
    const page = await openSignedIn(product, screen)
    const input = page.locator('input[type="file"]')
    await input.waitFor({ state: 'attached' })
    product.allowError('Failed to load resource')
    if (when === 'after') await cutUploadAnswer(page)
    else await cut(page, { address: '**/upload', method: 'POST', when })
    await input.setInputFiles({ name: 'me.pdf', mimeType: 'application/pdf', buffer: pdf() })
    await failure(page, 'Upload Error', `Failed to upload ${what}`).waitFor()
    await page.getByRole('button', { name: 'Send me.pdf again' }).click()
    await notice(page, 'Success', 'uploaded successfully').waitFor()
    expect(await (await product.asAdmin('GET', list)).json()).toHaveLength(1)
  }
  const saves: Save[] = [
    { what: 'a new post', save: newPost },
    { what: 'a post', save: post },
    { what: 'a file', save: file('/cms/media', '/api/media', 'file') },
    { what: 'a resume', save: file('/cms/resume', '/api/resumes', 'resume') },
  ]

  it.each(saves.filter(({ what }) => !chosen || chosen.includes(what)))(
    `keeps $what cut ${when} the response, and stores it once on retry`,
    ({ save }) => save(),
  )
}

describe('a save', () => {
  itSavesOnce('after', ['a file'])
})

describe.each(['before', 'after'] as const)('any save', { tags: 'long' }, (when) => {
  itSavesOnce(when)
})
