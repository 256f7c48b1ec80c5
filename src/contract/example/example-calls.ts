import { defineCall } from '#src/contract/call.ts'
import { exampleRemovalSchema, exampleStateSchema } from './example-schemas.ts'

export const exampleCalls = {
  getExampleState: defineCall({
    method: 'GET',
    path: '/api/example-content',
    summary: 'List the remaining example content',
    response: exampleStateSchema,
  }),
  removeExampleContent: defineCall({
    method: 'DELETE',
    path: '/api/example-content',
    summary:
      'Remove the example content. Edited posts and projects, and images used elsewhere, are kept',
    response: exampleRemovalSchema,
    refresh: 'public',
  }),
  restoreExampleContent: defineCall({
    method: 'POST',
    path: '/api/example-content/restore',
    summary: 'Undo the removal of the example content',
    body: exampleRemovalSchema,
    response: exampleRemovalSchema,
    refresh: 'public',
  }),
} as const
