import { TIMES } from '#src/contract/limits.ts'
import { inOneLine } from '#src/lib/one-line.ts'
import { GROWTH, REVEAL } from '#src/site/home/skill-delay.ts'

/** What `awake.tsx` tells the window once React listens. */
export const AWAKE_EVENT = 'folio:awake'

/** How the server marks scripts it holds back (src/server/late-scripts.ts). */
const LATE = 'script[type=late]'

/** Where it says what React needs to take the page over comes from (src/server/page-data.ts). */
const LATE_DATA = 'script[type=late-data]'

/** On a clock: the offsets of its time zone, as JSON (src/lib/zone-offsets.ts). */
export const CLOCK = 'data-clock'

/** The first of these shows that somebody is there, or that something needs an answer. */
const SIGNS = [
  'pointerdown',
  'pointermove',
  'touchstart',
  'wheel',
  'scroll',
  'keydown',
  'focusin',
  'storage',
  // A picture that did not come.
  'error',
]

/**
 * Milliseconds. The page is painted when its scripts are fetched, and wakes by itself after a while; a link
 * is followed, and a form that is a post sent, without them when they do not come.
 */
const AFTER_MS = { fetch: 500, wake: 3000, follow: 2000, send: 5000 }

/** Else the library of schemas tries to compile, which the policy refuses and the browser reports as a breach. */
const NO_COMPILING = 'window.__zod_globalConfig={jitless:true};'

/**
 * Runs in the head. A finished page is complete without scripts, so the server holds them back; this fetches
 * them when the page is painted, and runs them at the reader's first sign. What is pressed before React
 * listens, a button that needs it, a form or a link to a page, is kept, and pressed again then: outside of React's own
 * work a click, unlike a submission, makes it take over a part it has not reached. A copy keeps the address
 * as it is written, because Next looks its files up by that. A browser tells of a pointer that merely rests where
 * the page appears: nobody moved it. A clock is set right away, which its own code
 * goes on with, and bars grow from 0 where they first come into view. Text, in old JavaScript, because it has to stand in the page.
 */
export const wakeScript = inOneLine(`(function(){
${NO_COMPILING}
var signs='${SIGNS.join(' ')}'.split(' '),kept=[],isAsked=false,asked=null;
function pageData(){
var mark=document.querySelector('${LATE_DATA}');
return asked=asked||(mark?fetch(mark.src).then(read):Promise.resolve([]));
}
function read(answer){
if(answer.ok)return answer.json();
if(answer.status===410&&performance.getEntriesByType('navigation')[0].type!=='reload')location.reload();
throw answer.status;
}
function late(){return [].slice.call(document.querySelectorAll('${LATE}'))}
function wake(event){
if(isAsked||(event&&event.type==='pointermove'&&!event.movementX&&!event.movementY))return;
isAsked=true;
signs.forEach(function(sign){removeEventListener(sign,wake,true)});
if(document.readyState==='loading')addEventListener('DOMContentLoaded',run);else run();
}
function run(){
pageData().then(start,function(){asked=null});
}
function start(pieces){
var queue=self.__next_f=self.__next_f||[];
pieces.forEach(function(piece){queue.push(piece)});
late().forEach(function(script){
var copy=document.createElement('script');
copy.async=true;copy.setAttribute('src',script.getAttribute('src'));
script.replaceWith(copy);
});
}
function fetchAhead(){
pageData().then(null,function(){asked=null});
late().forEach(function(script){
var link=document.createElement('link');
link.rel='prefetch';link.as='script';link.href=script.src;
document.head.append(link);
});
}
function pressed(event){
if(event.type==='submit')return event.submitter||event.target.querySelector('[type=submit]');
var link=event.target.closest('a[href^="/"]');
if(!link)return event.target.closest('[type=button]:not([popovertarget],[data-theme-toggle])');
var isOther=event.button||event.metaKey||event.ctrlKey||event.shiftKey||event.altKey||link.target||link.download;
return isOther||link.origin!==location.origin?null:link;
}
function keep(event){
var found=pressed(event);
if(!found)return;
event.preventDefault();event.stopPropagation();
kept.push(found);
if(found.href)setTimeout(function(){if(kept)location.assign(found.href)},${AFTER_MS.follow});
else if(found.form&&found.form.method==='post')setTimeout(function(){
if(kept&&kept.length){kept=[];found.form.submit()}
},${AFTER_MS.send});
wake();
}
signs.forEach(function(sign){addEventListener(sign,wake,{capture:true,passive:true})});
matchMedia('(prefers-color-scheme: dark)').addEventListener('change',wake,{once:true});
addEventListener('click',keep,true);addEventListener('submit',keep,true);
function pressAgain(){
removeEventListener('click',keep,true);removeEventListener('submit',keep,true);
var all=kept;kept=null;
all.forEach(function(found){found.click()});
}
addEventListener('${AWAKE_EVENT}',function(){setTimeout(pressAgain,0)},{once:true});
addEventListener('load',function(){setTimeout(fetchAhead,${AFTER_MS.fetch});setTimeout(wake,${AFTER_MS.wake})});
if(location.search||location.hash)wake();
addEventListener('DOMContentLoaded',function(){
document.querySelectorAll('[${CLOCK}]').forEach(function(clock){
var now=Date.now(),minutes=0;
JSON.parse(clock.getAttribute('${CLOCK}')).forEach(function(one){if(one.from<=now)minutes=one.minutes});
clock.textContent=new Date(now+minutes*6e4).toISOString().slice(11,16);
});
if(matchMedia('(prefers-reduced-motion: reduce)').matches)return;
document.querySelectorAll('[${REVEAL}]').forEach(function(list){
new IntersectionObserver(function(seen,observer){
if(!seen[0].isIntersecting)return;
observer.disconnect();
list.querySelectorAll('[data-level]').forEach(function(bar,index){
bar.animate([{transform:'${GROWTH.from}'},{transform:'${GROWTH.to}'}],{duration:${GROWTH.milliseconds},
delay:${TIMES.skillBarBase}+index*${TIMES.skillBarStep},easing:'ease-out',fill:'backwards'});
});
}).observe(list);
});
});
})()`)
