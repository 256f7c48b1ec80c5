import { expect, it } from 'vitest'
import { openApiDocument } from '#src/contract/api/openapi.ts'

type Operation = {
  parameters: { name: string; in: string; required: boolean }[]
  responses: Record<string, { headers?: object }>
}
const paths = openApiDocument()['paths'] as Record<string, Record<string, Operation>>
const headersOf = (path: string, method: string) =>
  (paths[path]?.[method]?.parameters ?? [])
    .filter((parameter) => parameter.in === 'header')
    .map(({ name }) => name)

it.each([
  ['/api/blog', 'post', ['Idempotency-Key']],
  ['/api/contact', 'post', ['Idempotency-Key']],
  ['/api/media/upload', 'post', ['Idempotency-Key']],
  ['/api/resume/upload', 'post', ['Idempotency-Key']],
  ['/api/blog/{id}', 'put', ['If-Match']],
  ['/api/blog', 'get', []],
])('%s %s reads the headers %j', (path, method, names) => {
  expect(headersOf(path, method)).toEqual(names)
})

it.each([
  ['/api/blog/{id}', 'get', '200'],
  ['/api/blog/{id}', 'put', '200'],
])('%s %s answers with an ETag', (path, method, status) => {
  expect(paths[path]?.[method]?.responses[status]?.headers).toHaveProperty('ETag')
})
