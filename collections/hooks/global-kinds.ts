import type { GlobalConfig } from 'payload'
import { isAdmin } from '#collections/access.ts'
import { recordPreviousGlobalStatus, recordGlobalChange } from './activity-events.ts'
import { lockGlobal } from './lock-global.ts'
import { notifyOnGlobalChange } from './notify-public-change.ts'
import { refuseStaleGlobal } from './stale-global.ts'

/** A global with drafts and versions. Drafts are not public, and pages read the published version themselves. */
export const draftedGlobal = {
  access: { read: isAdmin, readVersions: isAdmin, update: isAdmin },
  hooks: {
    beforeOperation: [lockGlobal],
    beforeValidate: [refuseStaleGlobal],
    beforeChange: [recordPreviousGlobalStatus],
    afterChange: [notifyOnGlobalChange, recordGlobalChange],
  },
} satisfies Partial<GlobalConfig>

/** A global that is public as soon as it is saved. */
export const publicGlobal = {
  access: { read: isAdmin, update: isAdmin },
  hooks: { beforeOperation: [lockGlobal], afterChange: [notifyOnGlobalChange, recordGlobalChange] },
} satisfies Partial<GlobalConfig>
