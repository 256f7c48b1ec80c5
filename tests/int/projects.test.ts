import { beforeEach, describe, expect, it } from 'vitest'
import { calls } from '#src/contract/api/calls.ts'
import { mediaUseListSchema } from '#src/contract/media/media-schemas.ts'
import { paragraphsToLexical } from '#src/content/rich-text/paragraphs-to-lexical.ts'
import { plainParagraph } from '#src/contract/rich-paragraph.ts'
import { getProjectPreview } from '#src/services/projects/project-service.ts'
import {
  findPublicProject,
  getProjectPageData,
  getPublicProject,
  listFeaturedProjects,
  listPublicProjects,
} from '#src/services/projects/public-projects.ts'
import { adminCookie, askAdmin, saveInAdmin } from '#tests/support/admin.ts'
import { answerOf, expectAnswer } from '#tests/support/requests.ts'
import { imageFile } from '#tests/support/sample-files.ts'
import { emptySite } from '#tests/support/trash.ts'
import { sendId, storeMedia, usesOf } from '#tests/support/uploads.ts'

beforeEach(emptySite)

const create = (data: object = {}) =>
  saveInAdmin('POST', '/projects', {
    ...{ title: 'A log', summary: 'One log.', _status: 'published' },
    ...data,
  })
const titles = async () => (await listPublicProjects()).projects.map(({ title }) => title)
const listed = () => answerOf(calls.listProjects)

describe('public projects', () => {
  it('lists published projects by their order, then the newest first', async () => {
    await create({ title: 'Old' })
    await create({ title: 'Second', order: 2 })
    await create({ title: 'Draft', _status: 'draft' })
    await create({ title: 'First', order: 1, featured: true })
    await create({ title: 'New' })
    expect(await titles()).toEqual(['First', 'Second', 'New', 'Old'])
    const featured = await listFeaturedProjects()
    expect(featured.projects.map(({ title }) => title)).toEqual(['First'])
  })

  it('finds projects by current and previous slugs', async () => {
    const { id, slug } = await create()
    expect(slug).toBe('a-log')
    await saveInAdmin('PATCH', `/projects/${id}`, { slug: 'the-log', _status: 'published' })
    expect(await getPublicProject('the-log')).toMatchObject({ project: { id, title: 'A log' } })
    expect(await getPublicProject('a-log')).toEqual({ redirectTo: 'the-log' })
    expect(await getPublicProject('no-log')).toBeNull()
  })

  it('do not show newer drafts to visitors; the author sees them', async () => {
    const { id } = await create()
    await saveInAdmin('PATCH', `/projects/${id}?draft=true`, {
      title: 'A better log',
      _status: 'draft',
    })
    expect(await findPublicProject(id)).toMatchObject({ title: 'A log' })
    const cookie = await adminCookie()
    const preview = await getProjectPreview({ headers: new Headers({ cookie }), id })
    expect(preview).toMatchObject({ project: { title: 'A better log' } })
    expect(await getProjectPreview({ headers: new Headers(), id })).toBeNull()
    expect((await listed()).map(({ title, status }) => [title, status])).toEqual([
      ['A better log', 'changed'],
    ])
  })

  it('returns the cover and the images of the text, without trashed ones', async () => {
    const cover = await storeMedia(await imageFile('png', { width: 800, height: 450 }), 'cover.png')
    const shown = await storeMedia(await imageFile('png', { width: 400, height: 100 }), 'shown.png')
    const upload = { type: 'upload', version: 3, format: '', id: 'a', relationTo: 'media' }
    const { root } = paragraphsToLexical([plainParagraph('Text')])
    const children = [...root.children, { ...upload, value: shown.id, fields: { alt: 'A map' } }]
    const { id } = await create({ cover: cover.id, body: { root: { ...root, children } } })
    const project = await findPublicProject(id)
    expect(project?.cover).toBe(cover.url)
    const pageOf = async () => getProjectPageData((await findPublicProject(id)) ?? expect.fail())
    expect(Object.keys((await pageOf()).images).sort()).toEqual([cover.url, shown.url].sort())
    expect(await expectAnswer(await usesOf([shown.id]), 200, mediaUseListSchema)).toEqual([
      { kind: 'projects', id, title: 'A log', isPublished: true },
    ])
    await sendId(calls.deleteMedia, cover.id)
    await sendId(calls.deleteMedia, shown.id)
    expect(await findPublicProject(id)).toMatchObject({ cover: null })
    expect((await pageOf()).images).toEqual({})
  })
})

describe('rejected saves', () => {
  const refused = async (data: object) => {
    const project = { title: 'A log', summary: 'One.', _status: 'published', ...data }
    const response = await askAdmin('POST', '/projects', project)
    expect(response.status).toBe(400)
    return response.text()
  }

  it('names the fields that are missing or not valid', async () => {
    expect(await refused({ title: '' })).toContain('Title')
    expect(await refused({ links: [{ label: 'x', url: 'javascript:alert(1)' }] })).toContain(
      'The URL must start with',
    )
    expect(await refused({ summary: 'x'.repeat(300) })).toContain('Summary')
    await create()
    expect(await refused({ slug: 'a-log' })).toContain('Another project has this slug')
  })
})
