import { beforeEach, describe, expect, it } from 'vitest'
import { calls } from '#src/contract/api/calls.ts'
import { storedProjectSchema } from '#src/contract/projects/edited-project.ts'
import type { EditedProject } from '#src/contract/projects/edited-project.ts'
import { payloadClient } from '#src/services/platform/payload.ts'
import { findPublicProject, listPublicProjects } from '#src/services/projects/public-projects.ts'
import { projectBody } from '#tests/support/project-bodies.ts'
import {
  createProject,
  createPublished,
  publish,
  saveDraft,
  sendDraft,
  sendPublication,
} from '#tests/support/project-calls.ts'
import { answerOf, expectAnswer, expectRefusal, sendAsAdmin } from '#tests/support/requests.ts'
import { imageFile } from '#tests/support/sample-files.ts'
import { activityEvents, emptySite } from '#tests/support/trash.ts'
import { storeMedia } from '#tests/support/uploads.ts'

beforeEach(emptySite)

const publicTitles = async () => (await listPublicProjects()).projects.map(({ title }) => title)
const read = async (id: string) =>
  expectAnswer(await sendAsAdmin(calls.getProject, { params: { id } }), 200, storedProjectSchema)

describe('a new project', () => {
  it('is a draft with every field, and public only when it is published', async () => {
    const { id, project, state, path } = await createProject()
    expect({ project, state, path }).toEqual({
      project: projectBody({ slug: 'one-event-log', body: project.body }),
      ...{ state: 'draft', path: null },
    })
    expect(await publicTitles()).toEqual([])
    const published = await publish(id)
    expect(published).toMatchObject({ state: 'published', path: '/projects/one-event-log' })
    expect(await publicTitles()).toEqual(['One event log'])
    expect(await findPublicProject(id)).toMatchObject({
      outcomes: [{ figure: '60', meaning: 'services read it' }],
      links: [{ label: 'Source code', url: 'https://code.example.com/log' }],
      stack: ['Go', 'PostgreSQL'],
    })
    expect(await activityEvents()).toEqual(['publish One event log'])
  })

  it('is created once for the same key', async () => {
    const headers = { 'idempotency-key': 'a-key-of-one-project' }
    const make = (title: string) =>
      answerOf(calls.createProject, { json: projectBody({ title }), headers })
    const { id } = await make('One')
    expect(await make('One more')).toMatchObject({ id, project: { title: 'One more' } })
    expect((await read(id)).project.title).toBe('One more')
  })

  it('has a slug that follows its title until it was public', async () => {
    const { id } = await createProject({ title: 'My' })
    expect((await saveDraft(id, { title: 'My log', slug: 'my' })).project.slug).toBe('my-log')
    const published = await publish(id, { title: 'My log', slug: 'my-log' })
    expect(published.path).toBe('/projects/my-log')
    const later = await saveDraft(id, { title: 'Our log', slug: 'my-log' })
    expect(later.project.slug).toBe('my-log')
  })

  it('keeps a slug that was chosen', async () => {
    const { id } = await createProject({ title: 'My', slug: 'the-log' })
    expect((await saveDraft(id, { title: 'My log', slug: 'the-log' })).project.slug).toBe('the-log')
  })

  it('may be incomplete as a draft, and names missing fields on publishing', async () => {
    const row = { figure: '', meaning: 'x'.repeat(121) }
    const changes = { title: '', summary: '', outcomes: [row], links: [{ label: 'a', url: 'b' }] }
    const { id } = await createProject(changes)
    expect((await read(id)).project).toMatchObject(changes)
    const refused = await sendPublication({ id, changes })
    expect((await expectRefusal(refused, 400)).fields).toEqual({
      title: 'Title is required',
      summary: 'Summary is required',
      'outcomes.0.figure': 'Figure is required',
      'outcomes.0.meaning': 'Meaning must be at most 120 characters',
      'links.0.url': 'The URL must start with https://, http://, mailto:, tel: or /',
    })
  })
})

describe('a public project', () => {
  it('stays as it is while a draft over it is saved, until that is published', async () => {
    const ids: string[] = []
    for (const title of ['First', 'Second', 'Third']) ids.push(await createPublished(title))
    const id = ids[1] ?? ''
    expect(await saveDraft(id, { title: 'Better' })).toMatchObject({ state: 'changed' })
    expect(await publicTitles()).toEqual(['Third', 'Second', 'First'])
    expect((await read(id)).project.title).toBe('Better')
    expect(await publish(id, { title: 'Better' })).toMatchObject({ state: 'published' })
    expect(await publicTitles()).toEqual(['Third', 'Better', 'First'])
    expect(await activityEvents()).toEqual(['publish First', 'publish Second', 'publish Third'])
  })

  it('is unpublished with its newest save, also if incomplete', async () => {
    const { id } = await createProject()
    await publish(id)
    await saveDraft(id, { summary: '' })
    const offline = await expectAnswer(
      await sendAsAdmin(calls.unpublishProject, { params: { id } }),
      200,
      storedProjectSchema,
    )
    expect(offline).toMatchObject({ state: 'draft', path: null, project: { summary: '' } })
    expect(await publicTitles()).toEqual([])
    expect(await activityEvents()).toEqual(['publish One event log', 'unpublish One event log'])
  })

  it('is not overwritten by a copy that another save made stale', async () => {
    const { id } = await createProject()
    const opened = await sendAsAdmin(calls.getProject, { params: { id } })
    const headers = { 'if-match': opened.headers.get('etag') ?? '' }
    const saved = await sendDraft({ id, changes: { title: 'Mine' }, headers })
    expect(saved.status).toBe(200)
    expect((await sendDraft({ id, changes: { title: 'Stale' }, headers })).status).toBe(412)
    expect((await sendPublication({ id, headers })).status).toBe(412)
    expect((await read(id)).project.title).toBe('Mine')
    const next = { 'if-match': saved.headers.get('etag') ?? '' }
    expect((await sendPublication({ id, headers: next })).status).toBe(200)
  })

  it('is in the trash after it was deleted, and comes back', async () => {
    const { id } = await createProject()
    await publish(id)
    const params = { id }
    await answerOf(calls.deleteProject, { params })
    expect((await sendAsAdmin(calls.deleteProject, { params })).status).toBe(404)
    expect((await sendDraft({ id })).status).toBe(404)
    expect(await publicTitles()).toEqual([])
    expect(await answerOf(calls.listProjects)).toEqual([])
    await answerOf(calls.restoreProject, { params: { id } })
    expect(await publicTitles()).toEqual(['One event log'])
    expect((await activityEvents()).slice(1)).toEqual([
      'delete One event log',
      'restore One event log',
    ])
  })
})

describe('the text of a project', () => {
  const bodyOf = async (id: string) => {
    const payload = await payloadClient()
    return (await payload.findByID({ collection: 'projects', id, depth: 0 })).body
  }

  it('is a document of the rich-text editor, with the images of the library by their id', async () => {
    const file = await storeMedia(await imageFile('png', { width: 400, height: 100 }), 'map.png')
    const body = `<p>A map:</p>\n\n![A map](${file.url} "From above")\n\n\`\`\`sql\nselect 1\n\`\`\``
    const { id, project } = await createProject({ body, cover: file.url })
    expect(project).toMatchObject({ body, cover: file.url })
    expect(await bodyOf(id)).toMatchObject({
      root: {
        children: [
          { type: 'paragraph' },
          {
            ...{ type: 'upload', relationTo: 'media', value: file.id },
            fields: { alt: 'A map', caption: 'From above' },
          },
          { type: 'block', fields: { blockType: 'code', language: 'sql', code: 'select 1' } },
        ],
      },
    })
    await publish(id, { body, cover: file.url })
  })

  it('stays byte for byte as it is stored while it is not changed', async () => {
    const { id } = await createProject()
    const payload = await payloadClient()
    const stored = JSON.parse(JSON.stringify(await bodyOf(id)).replaceAll('null', '"ltr"')) as never
    await payload.update({ collection: 'projects', id, data: { body: stored }, draft: false })
    const { project } = await read(id)
    await saveDraft(id, { ...project, title: 'Renamed' })
    expect(await bodyOf(id)).toEqual(stored)
  })

  it.each<[string, Partial<EditedProject>, string]>([
    [
      'a table',
      { body: '<table><tbody><tr><td><p>a</p></td></tr></tbody></table>' },
      'The case study cannot hold a table.',
    ],
    [
      'a picture of another site',
      { body: '![a](https://example.com/a.png)' },
      'The case study cannot hold a picture that is not in the media library (https://example.com/a.png).',
    ],
  ])('refuses %s instead of dropping it', async (_, changes, message) => {
    const { id } = await createProject()
    const refused = await expectRefusal(await sendDraft({ id, changes }), 400)
    expect(refused.fields).toEqual({ body: message })
  })

  it('refuses a cover that is not in the library', async () => {
    const { id } = await createProject()
    const refused = await sendDraft({ id, changes: { cover: '/files/media/none.png' } })
    expect((await expectRefusal(refused, 400)).fields).toHaveProperty('cover')
  })
})
