import { LIMITS } from '#src/contract/limits.ts'

export const announcementFields = {
  text: {
    label: 'Text',
    hint: `One paragraph of at most ${LIMITS.announcementLength} characters.`,
  },
  linkLabel: {
    label: 'Label',
    hint: 'For example “Read the post”.',
    max: LIMITS.announcementLinkLength,
  },
  linkUrl: {
    label: 'Address',
    hint: 'Starts with https:// or, within this site, with /.',
    max: LIMITS.urlLength,
  },
  endsAt: {
    label: 'Ends',
    hint: 'Hidden from this time on. Leave empty to show it until you remove it.',
  },
} as const
