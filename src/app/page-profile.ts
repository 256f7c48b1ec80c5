import { cache } from 'react'
import { getProfile } from '#src/services/profile/profile-service.ts'

export const pageProfile = cache(getProfile)

export const pageOwner = async () => (await pageProfile()).personal
