import { PLACEHOLDERS } from '#src/contract/messages/saved-answer-schemas.ts'

type Names = { sender: string; owner: string }

export const fillPlaceholders = (text: string, { sender, owner }: Names): string =>
  text
    .replaceAll(PLACEHOLDERS.firstName, () => sender.trim().split(/\s+/)[0] ?? '')
    .replaceAll(PLACEHOLDERS.ownerName, () => owner)
