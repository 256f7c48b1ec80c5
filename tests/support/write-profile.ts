import { toProfileData } from '#collections/profile-data.ts'
import { portfolio } from '#src/portfolio/portfolio.ts'
import { asSystem, payloadClient } from '#src/services/platform/payload.ts'

// A separate program: `node tests/support/write-profile.ts <name>` publishes the default profile under another name.
const personal = { ...portfolio.personal, name: process.argv[2] ?? '' }
const payload = await payloadClient()
await payload.updateGlobal({
  slug: 'profile',
  data: { ...toProfileData({ ...portfolio, personal }), _status: 'published' },
  ...asSystem('a script has no user'),
})
await payload.destroy()
process.exit(0)
