import { expect, it } from 'vitest'
import { projectFields, SEARCHED_PROJECT_FIELDS } from '#src/contract/projects/project-fields.ts'
import { getProject } from '#src/services/projects/project-editing.ts'
import { listProjects } from '#src/services/projects/project-service.ts'
import { search } from '#src/services/search/search-service.ts'
import { adminActor } from '#tests/support/admin.ts'
import { createProject, publish } from '#tests/support/project-calls.ts'
import { imageFile } from '#tests/support/sample-files.ts'
import { emptyExportedSite, exportSite, importExport } from '#tests/support/site-export.ts'
import { storeMedia } from '#tests/support/uploads.ts'

async function foundBy(q: string): Promise<number> {
  return (await search({ q, page: 1, client: '203.0.113.9' })).count
}

it('every declared field of a project is found by search, if declared so, and keeps its value in an export that is imported elsewhere', async () => {
  const { url: cover } = await storeMedia(await imageFile('png'), 'cover.png')
  const { id } = await createProject()
  const { project } = await publish(id, { cover, slug: 'a-slug', isFeatured: true })
  expect(Object.keys(project).toSorted()).toEqual(Object.keys(projectFields).toSorted())
  for (const value of Object.values(project))
    expect(['""', '[]', 'null', 'false']).not.toContain(JSON.stringify(value))
  for (const name of Object.keys(
    SEARCHED_PROJECT_FIELDS,
  ) as (keyof typeof SEARCHED_PROJECT_FIELDS)[])
    expect([name, await foundBy(`"${[project[name]].flat().join(' ')}"`)]).toEqual([name, 1])
  const folder = await exportSite()
  await emptyExportedSite()
  await importExport(folder)
  const actor = await adminActor()
  const [imported] = await listProjects({ actor })
  const after = await getProject({ actor, id: imported?.id ?? '' })
  expect(after.project).toEqual({ ...project, cover: expect.stringMatching(/\.png$/) as string })
})
