import type { Field } from 'payload'
import { isTimeZone } from '#src/lib/format/time-zone-offsets.ts'
import { isEmailAddress, withAsciiDomain } from '#src/contract/email-address.ts'
import { LIMITS } from '#src/contract/limits.ts'
import { profileFields } from '#src/contract/profile/profile-fields.ts'
import { line, paragraph, richText, rows, single } from './profile-field-builders.ts'

const { portrait } = profileFields

export const personFields: Field[] = [
  line('name'),
  line('title'),
  paragraph('tagline'),
  {
    name: 'portrait',
    label: portrait.label,
    type: 'upload',
    relationTo: 'media',
    filterOptions: { mimeType: { contains: 'image/' } },
    admin: { description: portrait.hint },
  },
  { ...single('email'), type: 'email', required: true, validate: isOwnEmail },
  line('phone'),
  line('location'),
  { ...line('timeZone'), validate: isTimeZoneOrEmpty },
  rows('links', [['kind', 'label'], 'url'], { url: isWebUrl }),
  {
    name: 'reset',
    type: 'ui',
    admin: { components: { Field: '/src/payload-ui/reset-profile.tsx#ResetProfile' } },
  },
]

export const textFields: Field[] = [
  richText('summary'),
  richText('availability'),
  paragraph('contactIntro'),
  paragraph('blogIntro'),
]

// Instead of Payload's rule, which refuses top-level domains such as `.xn--p1ai`.
function isOwnEmail(value: unknown): true | string {
  const typed = typeof value === 'string' ? value : ''
  const sent = withAsciiDomain(typed)
  if (!isEmailAddress(sent)) return 'Write an email address such as you@example.com'
  return sent === typed || `Write the domain in its ASCII form: ${sent}`
}

function isTimeZoneOrEmpty(value: unknown): true | string {
  const isValid = typeof value !== 'string' || value === '' || isTimeZone(value)
  return isValid || 'Write a time zone such as Europe/Lisbon or America/New_York'
}

function isWebUrl(value: unknown): true | string {
  const isUrl =
    typeof value === 'string' &&
    value.length <= LIMITS.urlLength &&
    /^https?:\/\//i.test(value) &&
    URL.canParse(value)
  return isUrl || 'The URL must start with https:// or http://'
}
