export const CALLOUT_LABELS = { note: 'Note', tip: 'Tip', warning: 'Warning' } as const

export type CalloutKind = keyof typeof CALLOUT_LABELS

export const CALLOUT_KINDS = Object.keys(CALLOUT_LABELS) as CalloutKind[]

/** The kind that a stored name stands for; undefined for any other name. */
export const toCalloutKind = (name: string | null | undefined): CalloutKind | undefined =>
  CALLOUT_KINDS.find((kind) => kind === name)
