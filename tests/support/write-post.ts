import { postBodySchema } from '#src/contract/posts/post-schemas.ts'
import { payloadClient } from '#src/services/platform/payload.ts'
import type { Admin } from '#src/services/platform/payload.ts'
import { createPost } from '#src/services/posts/post-service.ts'
import { postBody } from './post-bodies.ts'

// A separate program: `node tests/support/write-post.ts <title>` publishes a post like a script, outside any server.
const writer = {
  kind: 'admin',
  user: {
    id: '00000000-0000-4000-8000-000000000000',
    collection: 'users',
    email: 'writer@localhost',
  },
} as Admin

await createPost({
  actor: writer,
  body: postBodySchema.parse(postBody({ title: process.argv[2] })),
})
await (await payloadClient()).destroy()
process.exit(0)
