import { pictureUrl } from './seed-post.ts'
import type { SeedPost } from './seed-post.ts'
import { a, colour, fence, h2, h3, mark, ol, p, picture, quote, ul, wire } from './wire-text.ts'

const ORANGE = '#F97316'
const VIOLET = '#8B5CF6'
const TEAL = '#14B8A6'

const FIRST = String.raw`
/// "1h30m" is 5400 seconds.
pub fn parse(input: &str) -> Option<u64> {
    let mut rest = input;
    let mut seconds = 0;
    while !rest.is_empty() {
        let split = rest.find(|c: char| !c.is_numeric()).unwrap_or(rest.len());
        let mut value = 0u64;
        for digit in rest[..split].chars() {
            value = value * 10 + digit.to_digit(10).unwrap() as u64;
        }
        let factor = match &rest[split..split + 1] {
            "h" => 3600,
            "m" => 60,
            "s" => 1,
            _ => return None,
        };
        seconds += value * factor;
        rest = &rest[split + 1..];
    }
    Some(seconds)
}
`

const TARGET = String.raw`
#![no_main]
use libfuzzer_sys::fuzz_target;

fuzz_target!(|input: &str| {
    if let Some(seconds) = duration::parse(input) {
        let text = duration::format(seconds);
        assert_eq!(duration::parse(&text), Some(seconds), "{input:?} -> {text:?}");
    }
});
`

const HARNESS = String.raw`
#include <cassert>
#include <cstdint>
#include <string_view>
#include "duration.h"

// clang++ -g -fsanitize=fuzzer,address,undefined duration.cpp harness.cpp
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t *data, std::size_t size) {
  const std::string_view input(reinterpret_cast<const char *>(data), size);
  if (const auto seconds = duration::parse(input)) {
    const auto text = duration::format(*seconds);
    assert(duration::parse(text) == seconds);
  }
  return 0;
}
`

const SECOND = String.raw`
pub fn parse(input: &str) -> Option<u64> {
    let mut rest = input.as_bytes();
    let mut seconds = 0u64;
    let mut last = u64::MAX;
    if rest.is_empty() {
        return None;
    }
    while !rest.is_empty() {
        let digits = rest.iter().take_while(|byte| byte.is_ascii_digit()).count();
        let value = std::str::from_utf8(&rest[..digits]).ok()?.parse::<u64>().ok()?;
        let factor = match rest.get(digits)? {
            b'h' => 3600,
            b'm' => 60,
            b's' => 1,
            _ => return None,
        };
        if factor >= last {
            return None; // "5m5m" and "1s1h": once each, from the largest down
        }
        last = factor;
        seconds = seconds.checked_add(value.checked_mul(factor)?)?;
        rest = &rest[digits + 1..];
    }
    Some(seconds)
}
`

/** Rust and C++, colours within a list, a quote of several blocks. */
export const parserPost: SeedPost = {
  title: 'Write the fuzzer first',
  excerpt:
    'Twenty lines that parse “1h30m”, reviewed by two people and covered by nine tests. Then a fuzzer looked at them for an evening and found what all of us had read past.',
  tags: ['testing', 'rust', 'parsers'],
  readTime: 5,
  cover: 'cover-parser.webp',
  publishedAt: '2025-05-13T07:00:00.000Z',
  content: wire(
    p(
      'Parsers look harmless. A string goes in, a value comes out, there is no network, no clock and no state. This makes them the code about which we are most often wrong, and also the code that a machine can prove wrong with the least help from us. I have come to write the fuzz target <em>before</em> the parser. It takes five minutes, and it changes the parser.',
    ),
    h2('The specimen'),
    p(
      'Durations, as people write them into configuration files. This is the core of one that I really shipped; the rest of it, weekdays and dates, is three hundred lines of more of the same.',
    ),
    fence('rust', FIRST),
    p(
      `Nine unit tests, all green. Read it once more before you go on: there are ${mark('four mistakes', '#84CC16')} in it, and the compiler is content with every one of them.`,
    ),
    h2('A property instead of examples'),
    p(
      'A test with examples asks: is the answer what I thought of? A fuzzer cannot know the answer, so it needs a question that holds for <em>every</em> input. There are only a few good ones, and they are always the same:',
    ),
    ol(
      `${colour(TEAL, '<strong>Do not fall over.</strong>')} No panic, no hang, no read outside the buffer. You get this one for nothing.`,
      `${colour(VIOLET, '<strong>There and back.</strong>')} What was parsed, printed and parsed again is the same value.`,
      `${colour(ORANGE, '<strong>Two must agree.</strong>')} The quick parser and a slow, obvious one give the same answer. Or yours, and the one you are replacing.`,
    ),
    p('The first two fit in eight lines:'),
    fence('rust', TARGET),
    p(
      'libFuzzer, which does the work below this, is not a random generator. It watches which branches an input reaches, keeps those inputs that reach a new one, and mutates them further. This is why it gets from nothing to <code>1h</code> in less than a second, without anybody telling it that there are hours. Everything that clang compiles can have the same:',
    ),
    fence('cpp', HARNESS),
    h2('An evening'),
    picture('Edges covered over time, with three findings', pictureUrl('diagram-coverage.png')),
    h3('After 24 seconds: the empty unit'),
    p(
      'The input <code>5</code>. Digits run to the end, <code>split</code> is the length, and <code>&amp;rest[split..split + 1]</code> reaches behind it: panic. Everybody I show this code to looks for the bug in the loop with the arithmetic. Nobody tries a number without a unit, which is what every second user will type.',
    ),
    h3('After seven minutes: overflow'),
    p(
      '<code>99999999999999999999h</code>. The fuzzer builds with overflow checks, so it stopped. The release build would have wrapped, and given a job a time-out of a few odd seconds. I would rather have the panic.',
    ),
    h3('After an hour and a half: a digit that is none'),
    p(
      'The input was <code>١s</code>. That is ARABIC-INDIC DIGIT ONE, U+0661. Rust’s <code>is_numeric</code> says yes to it, since Unicode does; <code>to_digit(10)</code> says no, since it means ASCII; and <code>unwrap</code> says goodbye. Two functions from one standard library, one line apart, with two ideas of a digit. No reviewer finds this. I have put it before three rooms of good people, and <s>somebody</s> nobody did.',
    ),
    h3('And the one without a crash'),
    p(
      'The fourth I found by reading. <code>h</code>, without any digit, was zero seconds, and so was the empty string. Both come back from the round trip unharmed, nothing falls over, and a deployment somewhere would have had a time-out of nothing. I only saw them in the corpus, among the inputs that the fuzzer had kept as “interesting”. Read your corpus. It is the best list of edge cases that you will ever get, and it is free.',
    ),
    h2('What it made of the code'),
    fence('rust', SECOND),
    p(
      'Hardly longer. Bytes in place of characters, since the grammar is ASCII; <code>get</code> in place of an index; <code>checked_mul</code>; and a rule about order that had been in my head only. The last one is what I mean by “it changes the parser”: to print a duration so that it reads back, I had to decide which of <code>90m</code> and <code>1h30m</code> is <em>the</em> spelling. That was a hole in the specification, not in the program.',
    ),
    quote(
      p('If you cannot say what must hold for every input, the fuzzer is not what is missing.'),
      p('What is missing is the specification. Writing the target is the cheapest way to notice.'),
    ),
    h2('Making it stick'),
    ul(
      'Sixty seconds on every pull request, starting from the stored corpus; an hour each night. Long runs find new things, short ones keep old things from coming back.',
      'Each finding becomes a plain unit test, with the input as it was found. A corpus gets lost. A test does not.',
      'Hang counts as crash: <code>-timeout=1</code>. Most of the findings that I was paid for were quadratic.',
    ),
    p(
      `Start with ${a('https://rust-fuzz.github.io/book/', 'the Rust Fuzz Book')}, or, in TypeScript, with fast-check, which knows no coverage but shrinks what it finds to something that you can read. Either way: five minutes, before the parser.`,
    ),
  ),
}
