/** Storage key of how this browser shows code: `numbers`, `wrap`, both or nothing. */
const CODE_VIEW_STORAGE_KEY = 'code-view'

/**
 * Runs in the head before first paint: puts the reader's choice on the page root, where style sheets read it, and handles
 * its buttons from then on. A string in ES5, like the theme script. If storage is blocked, a choice lasts as long as the page.
 */
export const codeViewScript = `(function(){
var root=document.documentElement,view='';
try{view=localStorage.getItem('${CODE_VIEW_STORAGE_KEY}')||''}catch(blocked){}
root.setAttribute('data-code',view);
addEventListener('click',function(event){
var button=event.target.closest('[data-code-toggle]'),on;
if(!button)return;
on=(root.getAttribute('data-code')||'').split(' ').filter(Boolean);
view=button.getAttribute('data-code-toggle');
view=(on.indexOf(view)<0?on.concat(view):on.filter(function(one){return one!==view})).join(' ');
root.setAttribute('data-code',view);
try{localStorage.setItem('${CODE_VIEW_STORAGE_KEY}',view)}catch(blocked){}
});
})()`
