import type { ContactState } from '#src/contract/contacts.ts'

export type SeedContact = {
  name: string
  email: string
  subject: string
  message: string
  state: ContactState
  /** How long before the seeding it came in; the list colours the age at 24 and 72 hours. */
  hoursAgo: number
}

export const SEED_CONTACTS: readonly SeedContact[] = [
  {
    name: 'Inês Carvalho',
    email: 'ines.carvalho@harbour.example.com',
    subject: 'Staff engineer, payments platform',
    message:
      'Hello Alex,\n\nI lead the payments group at Harbour, 24 people in Lisbon and Porto. Your note on idempotent handlers has been passed around here twice this year, the second time by our CTO.\n\nWe are looking for a staff engineer who would own exactly this area. Would you be open to a conversation of half an hour, without slides, next week? Tuesday or Thursday afternoon would suit us.\n\nBest wishes\nInês',
    state: 'unread',
    hoursAgo: 3,
  },
  {
    name: 'Tomasz Zieliński',
    email: 'tomasz@readers.example.org',
    subject: 'A small correction on repeatable read',
    message:
      'Thank you for the post on advisory locks, it saved us a Redis.\n\nOne detail: you write that the snapshot is taken by the first statement. That is true, but "begin isolation level repeatable read" followed by "lock table" does not take one, so there is a way to lock first within the transaction after all. It only does not work with the advisory functions, because they are called in a select.\n\nTomasz',
    state: 'unread',
    hoursAgo: 19,
  },
  {
    name: 'Dr. Amara Okafor',
    email: 'amara.okafor@meetup.example.org',
    subject: 'Talk at our accessibility evening in March?',
    message:
      'Dear Alex,\n\nour group meets on the first Wednesday of each month, about 60 people, half of them designers. The combobox article would make a wonderful talk of 25 minutes, biscuits included.\n\nWe can pay for the train and one night, and there is a hearing loop and live captioning in the room.\n\nKind regards\nAmara Okafor',
    state: 'read',
    hoursAgo: 52,
  },
  {
    name: 'Jonas Lindqvist',
    email: 'jonas@tinyteam.example.com',
    subject: 'tiny-queue with 200 workers',
    message:
      'Hi! We run tiny-queue with 200 workers on one database and see lock waits on the ledger table at the full hour, when everything is scheduled at once. Is there anything that we should set, or is this simply more than it was made for?\n\nHappy to send you numbers, or to pay for a day of your time.',
    state: 'read',
    hoursAgo: 24 * 6,
  },
  {
    name: 'Beatrix Holm',
    email: 'b.holm@typewriters.example.org',
    subject: 'Olympia SM3, stuck carriage',
    message:
      'I know that this page is about software. But it says that you restore typewriters, and nobody else I have found does.\n\nMine was my grandmother’s. The carriage stops at column 42, always. Is that a known fault?\n\nBeatrix',
    state: 'archived',
    hoursAgo: 24 * 23,
  },
]
