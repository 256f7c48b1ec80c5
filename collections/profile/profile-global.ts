import type { Field, GlobalConfig } from 'payload'
import { isAdmin } from '#collections/access.ts'
import {
  recordPreviousGlobalStatus,
  recordGlobalChange,
} from '#collections/hooks/activity-events.ts'
import { lockGlobal } from '#collections/hooks/lock-global.ts'
import { normalizeTexts } from '#collections/hooks/normalize-texts.ts'
import { refuseStaleGlobal } from '#collections/hooks/stale-global.ts'
import { notifyOnGlobalChange } from '#collections/hooks/notify-public-change.ts'
import { personFields, textFields } from './profile-tabs.ts'
import {
  achievementsField,
  educationFields,
  experienceField,
  skillsField,
} from './profile-list-fields.ts'

const importField: Field = {
  name: 'import',
  type: 'ui',
  admin: { components: { Field: '/src/payload-ui/json-resume-import.tsx#JsonResumeImport' } },
}

/** Everything the site says about its owner. Until it is published, visitors see the default content (src/profile). */
export const profileGlobal: GlobalConfig = {
  slug: 'profile',
  label: 'Profile',
  // Drafts are not public, and pages read the published version themselves.
  access: { read: isAdmin, readVersions: isAdmin, update: isAdmin },
  versions: { drafts: { validate: false }, max: 50 },
  hooks: {
    beforeOperation: [lockGlobal],
    beforeValidate: [refuseStaleGlobal, normalizeTexts],
    beforeChange: [recordPreviousGlobalStatus],
    afterChange: [notifyOnGlobalChange, recordGlobalChange],
  },
  admin: {
    group: 'Content',
    description:
      'Your details on the home page, in the resume, in feeds and in search results. Sections without entries are hidden. Publishing updates the site immediately.',
    preview: () => '/preview/profile',
  },
  fields: [
    {
      type: 'tabs',
      tabs: [
        { label: 'Person', fields: personFields },
        { label: 'Texts', fields: textFields },
        { label: 'Skills', fields: [skillsField] },
        { label: 'Experience', fields: [experienceField] },
        { label: 'Achievements', fields: [achievementsField] },
        { label: 'Education', fields: educationFields },
        { label: 'Import', fields: [importField] },
      ],
    },
  ],
}
