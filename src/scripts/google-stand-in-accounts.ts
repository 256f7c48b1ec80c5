/** What the stand-in does instead of answering, to show how the product bears it. */
export type Fault =
  | 'token-500'
  | 'token-hang'
  | 'token-stall'
  | 'token-huge'
  | 'token-reset'
  | 'token-html'
  | 'token-null'
  | 'profile-500'
  | 'profile-hang'
  | 'profile-null'

export type StandInAccount = {
  id: string
  /** Name on the button; tests choose by it. */
  name: string
  hint: string
  /** Claims of the profile. `email` undefined: nobody comes back, the visitor cancels. */
  email?: string
  verified: boolean
  hostedDomain?: string
  /** OAuth error sent back instead of a code. */
  error?: string
  fault?: Fault
}
export type AccountGroup = { title: string; accounts: StandInAccount[] }

const FAULTS: [Fault, string][] = [
  ['token-500', 'The token address answers 500'],
  ['token-hang', 'The token address never answers'],
  ['token-stall', 'The token address stops in the middle'],
  ['token-huge', 'The token address answers 5 MB'],
  ['token-reset', 'The token address hangs up'],
  ['token-html', 'The token address answers a web page'],
  ['token-null', 'The token address answers null'],
  ['profile-500', 'The profile address answers 500'],
  ['profile-hang', 'The profile address never answers'],
  ['profile-null', 'The profile address answers null'],
]

const account = (id: string, name: string, email: string, hint: string): StandInAccount => ({
  id,
  name,
  email,
  hint,
  verified: true,
})
const error = (id: string, name: string, hint: string, code: string): StandInAccount => ({
  id,
  name,
  hint,
  verified: false,
  error: code,
})

/** The accounts to choose from: the one that may enter, and each way of being refused. */
export function standInAccounts(allowedEmail: string): AccountGroup[] {
  const [local = 'admin'] = allowedEmail.split('@')
  const upper = allowedEmail.toUpperCase()
  return [
    {
      title: 'May sign in',
      accounts: [
        account('admin', 'Administrator', allowedEmail, 'On the list, address verified'),
        account('upper', 'Administrator, upper case', upper, 'The same address'),
      ],
    },
    {
      title: 'Is refused',
      accounts: [
        account('stranger', 'Stranger', 'stranger@gmail.com', 'Verified, but not on the list'),
        account('plus', 'Plus address', `${local}+x@gmail.com`, 'Not on the list as it is written'),
        account('workspace', 'Company account', `${local}@example.com`, 'Not a Gmail address'),
        account('lookalike', 'Look-alike', `${allowedEmail}.evil.com`, 'Only begins like one'),
        { ...account('unverified', 'Unverified', allowedEmail, 'Not verified'), verified: false },
        error('cancel', 'Cancel', 'Leave without signing in', 'access_denied'),
      ],
    },
    {
      title: 'Trouble at Google',
      accounts: [
        error('server-error', 'Google reports an error', 'error=server_error', 'server_error'),
        ...FAULTS.map(([fault, name]) => ({ ...account(fault, name, allowedEmail, fault), fault })),
      ],
    },
  ]
}
