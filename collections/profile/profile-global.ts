import type { Field, GlobalConfig } from 'payload'
import { draftedGlobal } from '#collections/hooks/global-kinds.ts'
import { normalizeTexts } from '#collections/hooks/normalize-texts.ts'
import { refuseStaleGlobal } from '#collections/hooks/stale-global.ts'
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
  ...draftedGlobal,
  versions: { drafts: { validate: false }, max: 50 },
  hooks: { ...draftedGlobal.hooks, beforeValidate: [refuseStaleGlobal, normalizeTexts] },
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
