import type { Field, GlobalConfig } from 'payload'
import { isAdmin } from './access.ts'
import { recordGlobalChange } from './hooks/activity-events.ts'
import { lockGlobal } from './hooks/lock-global.ts'
import { notifyOnGlobalChange } from './hooks/notify-public-change.ts'
import { personFields, textFields } from './profile-fields.ts'
import {
  achievementsField,
  educationFields,
  experienceField,
  skillsField,
} from './profile-lists.ts'
import { resetProfileEndpoint } from './reset-profile.ts'

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
  endpoints: [resetProfileEndpoint],
  hooks: { beforeOperation: [lockGlobal], afterChange: [notifyOnGlobalChange, recordGlobalChange] },
  admin: {
    group: 'Content',
    description:
      'What the home page, the resume, the feeds and search engines say about you. An empty list hides its section. Publishing updates the site immediately.',
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
