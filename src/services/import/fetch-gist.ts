import { z } from 'zod'
import { codeLanguage } from '#src/content/format/code-language.ts'
import { ServiceError } from '#src/contract/errors.ts'
import type { FetchGist } from '#src/import/prepare/gists.ts'
import { parseJson } from '#src/lib/json-record.ts'
import { fetchText } from './fetch-remote.ts'

const gistSchema = z.object({
  files: z.record(
    z.string(),
    z.object({
      filename: z.string(),
      language: z.string().nullable().optional(),
      content: z.string(),
      truncated: z.boolean(),
    }),
  ),
})

/** Gists by GitHub's API, each fetched once in an import. Errors: `invalid` with the reason. */
export function gistFetcher(read: (url: string) => Promise<string> = fetchText): FetchGist {
  const fetched = new Map<string, ReturnType<FetchGist>>()
  const fetchNew = async (id: string) => readGist(await read(`https://api.github.com/gists/${id}`))
  return (id) => {
    const known = fetched.get(id) ?? fetchNew(id)
    fetched.set(id, known)
    return known
  }
}

function readGist(text: string) {
  const { data } = gistSchema.safeParse(parseJson(text))
  const files = Object.values(data?.files ?? {})
  if (files.length === 0) throw new ServiceError('invalid', 'GitHub returned no files.')
  if (files.some(({ truncated }) => truncated))
    throw new ServiceError('invalid', 'it is larger than 1 MB.')
  return files.map(({ filename, language, content }) => ({
    name: filename,
    language: codeLanguage((language ?? '').replaceAll(' ', '-')),
    code: content.replaceAll('\r\n', '\n'),
  }))
}
