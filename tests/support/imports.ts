import { vi } from 'vitest'
import { calls } from '#src/contract/api/calls.ts'
import { tolerantImportSchema } from '#src/contract/import/import-schemas.ts'
import type { Import } from '#src/contract/import/import-schemas.ts'
import { expectAnswer, sendAsAdmin } from './requests.ts'
import { sendId } from './uploads.ts'

/** A blog of two posts: the first names an image, the second is unreadable. */
export const MARKDOWN_BLOG = {
  'blog/hugo.toml': 'baseURL = "https://old.example/"\n',
  'blog/content/posts/first.md': '---\ntitle: First\ndate: 2019-05-01\n---\nText\n',
  'blog/content/posts/second.md': '---\ntitle: Second\ndate: 2019-05-02\n---\n![gone](gone.png)\n',
  'blog/content/posts/broken.md': '---\ntitle: [\n---\nText\n',
}

/** The form that a browser sends: each file with its path as the name. */
export function importForm(files: Readonly<Record<string, string | Uint8Array<ArrayBuffer>>>) {
  const form = new FormData()
  for (const [path, content] of Object.entries(files))
    form.append('import', new File([content], 'x'), path)
  return form
}

export const uploadImport = (files: Parameters<typeof importForm>[0]) =>
  sendAsAdmin(calls.createImport, { body: importForm(files) })

export async function listImports(): Promise<Import[]> {
  const response = await sendAsAdmin(calls.listImports)
  return expectAnswer(response, 200, tolerantImportSchema.array())
}

const isImporting = async () =>
  (await listImports()).some(({ phase, state }) => phase === 'import' && state === 'running')

const WAIT = { timeout: 20_000 }

/** An import once it is no longer running. */
export const endedImport = (id: string): Promise<Import> =>
  vi.waitUntil(
    async () => (await listImports()).find((one) => one.id === id && one.state !== 'running'),
    WAIT,
  )

export async function plannedImport(
  files: Parameters<typeof importForm>[0] = MARKDOWN_BLOG,
): Promise<Import> {
  await vi.waitUntil(async () => !(await isImporting()), WAIT)
  const { id } = await expectAnswer(await uploadImport(files), 201, tolerantImportSchema)
  return endedImport(id)
}

export async function finishedImport(files?: Parameters<typeof importForm>[0]): Promise<Import> {
  const { id } = await plannedImport(files)
  await expectAnswer(await sendId(calls.startImport, id), 200, tolerantImportSchema)
  return endedImport(id)
}
