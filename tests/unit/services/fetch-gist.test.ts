import { expect, it } from 'vitest'
import { gistFetcher } from '#src/services/import/fetch-gist.ts'
import { fetchText } from '#src/services/import/fetch-remote.ts'

const file = (more: object = {}) => ({
  ...{ filename: 'a.js', language: 'JavaScript', content: 'one()\r\n', truncated: false },
  ...more,
})
const answer = (...files: object[]) =>
  JSON.stringify({ id: 'abc', files: Object.fromEntries(files.map((one, at) => [at, one])) })

it('reads the files of a gist from the API of GitHub, once', async () => {
  const asked: string[] = []
  const fetch = gistFetcher((address) => {
    asked.push(address)
    return Promise.resolve(answer(file(), file({ filename: 'b', language: null })))
  })
  const files = [
    { name: 'a.js', language: 'javascript', code: 'one()\n' },
    { name: 'b', language: '', code: 'one()\n' },
  ]
  expect([await fetch('abc'), await fetch('abc')]).toEqual([files, files])
  expect(asked).toEqual(['https://api.github.com/gists/abc'])
})

it.each([
  ['a text that is cut', answer(file({ truncated: true })), 'it is larger than 1 MB.'],
  ['no files', answer(), 'GitHub returned no files.'],
  ['another form', '[1]', 'GitHub returned no files.'],
  ['no JSON', '<html>', 'GitHub returned no files.'],
])('says why there is no code: %s', async (_, text, reason) => {
  await expect(gistFetcher(() => Promise.resolve(text))('abc')).rejects.toThrow(reason)
})

it('fetches from public addresses only', async () => {
  await expect(fetchText('http://127.0.0.1:1/gists/abc')).rejects.toThrow(
    'the host is not publicly reachable',
  )
})
