import { toProfileData } from '#collections/profile-data.ts'
import { defaultProfile } from '#src/profile/default-profile.ts'
import { asSystem, payloadClient } from '#src/services/platform/payload.ts'

// A separate program: `node tests/support/write-profile.ts <name>` publishes the default profile under another name.
const personal = { ...defaultProfile.personal, name: process.argv[2] ?? '' }
const payload = await payloadClient()
await payload.updateGlobal({
  slug: 'profile',
  data: { ...toProfileData({ ...defaultProfile, personal }), _status: 'published' },
  ...asSystem('a script has no user'),
})
await payload.destroy()
process.exit(0)
