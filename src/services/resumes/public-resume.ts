import { isBuildWithoutData } from '#src/env.ts'
import { ServiceError } from '#src/contract/errors.ts'
import { getActiveResume } from './resume-service.ts'

/** Whether visitors can download a resume, for pages that link to it. Errors: `unavailable`. */
export async function hasPublicResume(): Promise<boolean> {
  if (isBuildWithoutData) return false
  try {
    await getActiveResume()
    return true
  } catch (error) {
    if (error instanceof ServiceError && error.code === 'not-found') return false
    throw error
  }
}
