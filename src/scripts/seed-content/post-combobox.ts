import { PALETTE } from '#src/contract/palette.ts'
import type { SeedPost } from './seed-post.ts'
import {
  a,
  colour,
  done,
  fence,
  h2,
  h3,
  hr,
  item,
  mark,
  ol,
  open,
  p,
  tasks,
  ul,
  wire,
} from './wire-text.ts'
import { table } from './wire-table.ts'

const MARKUP = String.raw`
<label for="city">City</label>
<input id="city" type="text" autocomplete="off"
       role="combobox" aria-autocomplete="list"
       aria-expanded="true" aria-controls="cities"
       aria-activedescendant="city-2">

<ul id="cities" role="listbox" aria-label="Cities">
  <li id="city-1" role="option" aria-selected="false">Kathmandu</li>
  <li id="city-2" role="option" aria-selected="true">Kampala</li>
</ul>

<div role="status" class="visually-hidden">2 results</div>
`

const KEYS = String.raw`
input.addEventListener('keydown', (event) => {
  if (event.isComposing) return // the key belongs to the input method
  const moves = {
    ArrowDown: () => (isOpen() ? moveTo(active + 1) : openList()),
    ArrowUp: () => (isOpen() ? moveTo(active - 1) : openList()),
    Enter: () => isOpen() && active >= 0 && choose(active),
    Escape: () => (isOpen() ? closeList() : clear()),
  }
  const move = moves[event.key]
  if (!move || move() === false) return
  event.preventDefault()
})

list.addEventListener('pointerdown', (event) => event.preventDefault()) // the focus stays in the field
`

const STYLE = String.raw`
[role='option'][aria-selected='true'] {
  background: var(--raised);
  outline: 2px solid var(--accent);
  outline-offset: -2px;
}

@media (forced-colors: active) {
  [role='option'][aria-selected='true'] { outline-color: Highlight; }
}
`

/** What reaches 4.5:1 on white; computed, not judged by eye. */
const READABLE = new Set(['black', 'graphite', 'grey', 'brown'])
const swatches = (isReadable: boolean) =>
  PALETTE.filter(({ name }) => READABLE.has(name) === isReadable)
    .map(({ hex, label }) => colour(hex, label.toLowerCase()))
    .join(', ')

/** All colours of the palette, nested tasks, a table with a header row and widths, HTML, CSS, JavaScript. */
export const comboboxPost: SeedPost = {
  title: 'The combobox is three widgets in a coat',
  excerpt:
    'A text field, a list and a conversation between them that half of your users never see. What it takes to build one that works with a keyboard, a thumb and a screen reader.',
  tags: ['accessibility', 'html', 'css', 'frontend'],
  readTime: 5,
  cover: 'cover-combobox.webp',
  publishedAt: '2026-11-03T07:45:00.000Z',
  content: wire(
    p(
      'Every product I have worked on has had one: type two letters, get a list, choose. And on every one of them it was the control with the most bug reports, by a wide margin. This is not for lack of care. A combobox <em>looks</em> like a text field with a menu below it. It is a text field, a listbox, and a running commentary, and the third is invisible to the people who write it.',
    ),
    p(
      'First of all: do you need one? For fewer than about fifteen fixed choices a <code>select</code> is better, on phones far better. For free text with hints, <code>datalist</code> may do. What follows is for the rest.',
    ),
    h2('The markup'),
    p('Everything hangs on six attributes, and none of them does anything by itself:'),
    fence('html', MARKUP),
    table({
      head: ['Attribute', 'Says'],
      widths: [240, 420],
      rows: [
        ['<code>role="combobox"</code>', 'this field has a list, so expect arrows to work'],
        ['<code>aria-expanded</code>', 'the list is open now'],
        ['<code>aria-controls</code>', 'that list is this one'],
        [
          '<code>aria-activedescendant</code>',
          'the focus is here, but look over <strong>there</strong>',
        ],
      ],
    }),
    p(
      `The last one is the trick of the whole thing. ${mark('The focus never leaves the field.', '#14B8A6')} One goes on typing while the highlight moves through the list; the attribute tells the screen reader which option to read out. Move the real focus into the list instead, and typing stops. People will try to type.`,
    ),
    h2('The keys'),
    p('There is an agreement on what each key does, and users of screen readers know it by heart:'),
    ul(
      item(
        '<strong>Down, Up</strong> move through the list.',
        ul(
          'Closed: Down opens it.',
          'At the end: go round, or stay. Do either, but never lose the highlight.',
        ),
      ),
      '<strong>Enter</strong> takes the highlighted option. <em>Without</em> a highlight it belongs to the form.',
      item(
        '<strong>Escape</strong> closes the list; once more, it clears the field.',
        ul('In a dialog it must not close the dialog as well. Test this one.'),
      ),
      '<strong>Home, End, Left, Right</strong> belong to the text. Leave them alone.',
      '<strong>Tab</strong> leaves. It does not choose. This is argued about; I have watched nine people, and seven were startled when it did.',
    ),
    fence('javascript', KEYS),
    p(
      'Two lines there are worth more than the rest. <code>isComposing</code>: while somebody writes Japanese or Korean, Enter confirms a <em>word</em>, and without this line your list snatches it. And <code>pointerdown</code>: a click in the list would take the focus from the field, the field’s blur would close the list, and the click would land on nothing. I have seen this solved with a timer of 150 ms. On a slow phone it was 150 ms too short.',
    ),
    h2('The conversation'),
    p('Close your eyes. You type “ka”. What do you need to hear?'),
    ol(
      'That there are results, and how many. A polite status region: “2 results”.',
      'Each option as you reach it, with its place: “Kampala, 2 of 2”. That comes from the roles, unless the list is virtualised; then <code>aria-setsize</code> and <code>aria-posinset</code> say what the DOM no longer knows.',
      'That it was taken. The value in the field says so, if you set it.',
      'That there is <strong>nothing</strong>. An empty list is silence, and silence is indistinguishable from broken.',
    ),
    p(
      'Wait 400 ms after the last key before you change the status. Announce after every letter and you talk over your user’s own typing. One tester called our first version <em>“a child in the back seat”</em>.',
    ),
    h3('Seen as well as heard'),
    p(
      'The highlight must not be a matter of background alone: in forced colours there are no backgrounds.',
    ),
    fence('css', STYLE),
    p(
      `Nor a matter of hue. Our design offered a choice of eighteen colours for matches. I computed each against white. Four reach the 4.5 to 1 that text needs: ${swatches(true)}. These do not: ${swatches(false)}. (If you can read all of them here, then this site has moved their lightness to fit its theme. That, too, is arithmetic, and it is the better answer.)`,
    ),
    hr,
    h2('What I test, in this order'),
    tasks(
      done('Keyboard only, without looking at the mouse'),
      done(
        item(
          'Screen readers',
          tasks(
            done('NVDA with Firefox'),
            done('VoiceOver with Safari, on the Mac'),
            open(
              'VoiceOver on the phone: arrow keys do not exist there, so swiping must reach the list',
            ),
          ),
        ),
      ),
      done('Zoom of 400 %, where the list has two lines of room'),
      done('A slow network: old answers must not overwrite new ones'),
      open('Paste, dictation, autofill, and the browser’s Back'),
    ),
    p(
      'The two open boxes are honest. Ours passes them on the machines I have, and <s>it works everywhere</s> I do not know about yours.',
    ),
    p(
      `The pattern with all of its variants is in the ${a('https://www.w3.org/WAI/ARIA/apg/patterns/combobox/', 'ARIA Authoring Practices')}. Read it even if you use a library; above all if you use a library. Then spend one hour with somebody who uses a screen reader all day. I have learned more in such an hour than from any document, this one included.<br>And bring biscuits.`,
    ),
  ),
}
