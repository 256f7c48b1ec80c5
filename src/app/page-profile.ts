import { cache } from 'react'
import { getProfile } from '#src/services/profile/profile-service.ts'

/** The profile for pages, layouts and metadata: read once per page. */
export const pageProfile = cache(getProfile)

/** The person alone. */
export const pageOwner = async () => (await pageProfile()).personal
