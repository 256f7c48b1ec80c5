import { Forbidden } from 'payload'
import type { Endpoint } from 'payload'
import { defaultProfile } from '#src/profile/default-profile.ts'
import { toProfileData } from './profile-data.ts'

/** Saves the default content as a draft: visitors see it when it is published, and every version before it is kept. */
export const resetProfileEndpoint: Omit<Endpoint, 'root'> = {
  path: '/reset',
  method: 'post',
  handler: async (req) => {
    if (!req.user) throw new Forbidden(req.t)
    const data = { ...toProfileData(defaultProfile), portrait: null, _status: 'draft' as const }
    await req.payload.updateGlobal({ slug: 'profile', data, draft: true, depth: 0, req })
    return Response.json({ message: 'The default content is now a draft.' })
  },
}
