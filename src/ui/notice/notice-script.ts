/** Storage key of the last notice that this browser closed. */
export const NOTICE_STORAGE_KEY = 'closed-notice'

/**
 * Runs in the head before first paint: hides the notice whose key is on the page root when it was closed before, and
 * handles its button from then on. A string in ES5, like the theme script. If storage is blocked, the notice stays
 * closed as long as the page.
 */
export const noticeScript = `(function(){
var root=document.documentElement,closed=null;
function hide(){root.setAttribute('data-notice-closed','')}
try{closed=localStorage.getItem('${NOTICE_STORAGE_KEY}')}catch(blocked){}
if(closed&&closed===root.getAttribute('data-notice'))hide();
addEventListener('click',function(event){
var button=event.target.closest('[data-close-notice]'),next;
if(!button)return;
hide();
next=document.querySelector('header a');
if(next)next.focus();
try{localStorage.setItem('${NOTICE_STORAGE_KEY}',button.value)}catch(blocked){}
});
})()`
