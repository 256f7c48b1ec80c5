import { toProfileData } from '#collections/profile/profile-data.ts'
import { postBodySchema } from '#src/contract/posts/post-schemas.ts'
import { defaultProfile } from '#src/profile/default-profile.ts'
import { scriptActor } from '#src/scripts/import/script-actor.ts'
import { asSystem, payloadClient } from '#src/services/platform/payload.ts'
import { createPost } from '#src/services/posts/post-service.ts'
import { postBody } from './post-bodies.ts'

// A separate program: `node tests/support/write-beside.ts <title> <name>` publishes a post, and the profile under another
// name, like a script, outside any server.
const [title, name = ''] = process.argv.slice(2)

await createPost({ actor: scriptActor, body: postBodySchema.parse(postBody({ title })) })
const payload = await payloadClient()
const personal = { ...defaultProfile.personal, name }
await payload.updateGlobal({
  slug: 'profile',
  data: { ...toProfileData({ ...defaultProfile, personal }), _status: 'published' },
  ...asSystem('a script has no user'),
})
await payload.destroy()
process.exit(0)
