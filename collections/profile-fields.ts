import type { Field } from 'payload'
import { LIMITS } from '#src/contract/limits.ts'
import { LINK_KINDS } from '#src/contract/profile/profile.ts'
import {
  beside,
  cell,
  line,
  paragraph,
  richText,
  rows,
  withDefault,
} from './profile-field-builders.ts'
import { selectOptions } from './select-options.ts'

export const personFields: Field[] = [
  line({
    name: 'name',
    isRequired: true,
    maxLength: LIMITS.authorLength,
    description: 'Yours: the heading of the site, the author of posts without one.',
  }),
  line({
    name: 'title',
    label: 'Profession',
    isRequired: true,
    description: 'For example Full Stack Software Engineer.',
  }),
  {
    ...paragraph({
      name: 'tagline',
      description: 'One sentence on what you do, below your name and in search results.',
    }),
    maxLength: LIMITS.excerptLength,
  },
  {
    name: 'portrait',
    type: 'upload',
    relationTo: 'media',
    filterOptions: { mimeType: { contains: 'image/' } },
    admin: { description: 'Your picture, beside your name. Without one the site draws its own.' },
  },
  {
    ...withDefault({
      name: 'email',
      description: 'Shown to visitors, and where security researchers write.',
    }),
    type: 'email',
    required: true,
  },
  line({ name: 'phone', description: 'Shown on the home page and the resume. May be empty.' }),
  line({ name: 'location', description: 'City and country, with a comma between them.' }),
  {
    ...line({
      name: 'timeZone',
      description: 'Of your location, for example Europe/Lisbon: the site shows your local time.',
    }),
    validate: isTimeZone,
  },
  rows({
    name: 'links',
    row: 'Link',
    description: 'Your profiles elsewhere, each with its icon.',
    fields: [
      beside(
        {
          name: 'kind',
          type: 'select',
          required: true,
          defaultValue: 'website',
          options: selectOptions(LINK_KINDS),
          admin: { description: 'Chooses the icon.' },
        },
        cell('label', 'What the link says, for example GitHub.', true),
      ),
      {
        name: 'url',
        label: 'Address',
        type: 'text',
        required: true,
        validate: isWebAddress,
        admin: { description: 'Starts with https://.' },
      },
    ],
  }),
  {
    name: 'reset',
    type: 'ui',
    admin: { components: { Field: '/src/payload-ui/reset-profile.tsx#ResetProfile' } },
  },
]

export const textFields: Field[] = [
  richText({ name: 'summary', description: 'About you, in a few paragraphs.' }),
  richText({
    name: 'availability',
    description: 'One line on whether you are looking for work, without a full stop.',
  }),
  paragraph({
    name: 'contactIntro',
    label: 'Introduction to contact',
    description: 'Above the contact form.',
  }),
  paragraph({
    name: 'blogIntro',
    label: 'Introduction to the blog',
    description: 'Above the list of posts, and in search results.',
  }),
]

function isTimeZone(value: unknown): true | string {
  if (typeof value !== 'string' || value === '') return true
  try {
    Intl.DateTimeFormat('en', { timeZone: value })
    return true
  } catch {
    return 'Write a time zone such as Europe/Lisbon or America/New_York'
  }
}

function isWebAddress(value: unknown): true | string {
  const isAddress =
    typeof value === 'string' &&
    value.length <= LIMITS.urlLength &&
    /^https?:\/\//i.test(value) &&
    URL.canParse(value)
  return isAddress || 'The address must start with https:// or http://'
}
