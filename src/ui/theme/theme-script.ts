import { THEMES } from '#src/lib/color/themes.ts'
import type { Theme } from '#src/lib/color/themes.ts'
import { PREVIEW, THEME_STORAGE_KEY } from './theme-store.ts'

const table = Object.fromEntries(
  Object.entries<Theme>(THEMES).map(([name, { scheme, backgrounds }]) => [
    name,
    [scheme, backgrounds.bg],
  ]),
)

/** Themes that are also a class of the page root (S4-theme-03). CSS selects by `data-theme`. */
const CLASSES = ['light', 'dark', 'terminal', 'cyberpunk', 'ocean', 'forest']

/**
 * Runs in the head before first paint, so that no page flashes in another theme, and shows every later choice: of the
 * toggle, of the theme picker and the palette (theme-store.ts), of another tab and of the system. A string in ES5, because it is inlined in
 * the page. If storage is blocked, a choice lasts as long as the page. React removes the attributes of the root when it
 * creates the document again, as for an error page.
 */
export const themeScript = `(function(){
var themes=${JSON.stringify(table)},classes=${JSON.stringify(CLASSES)},key='${THEME_STORAGE_KEY}';
var root=document.documentElement,dark=matchMedia('(prefers-color-scheme: dark)');
var meta=document.createElement('meta'),choice=null;
meta.name='theme-color';
function wear(){
var name=themes.hasOwnProperty(choice)?choice:dark.matches?'dark':'light';
if(root.getAttribute('data-theme')===name)return;
classes.forEach(function(other){root.classList.remove(other)});
if(classes.indexOf(name)>=0)root.classList.add(name);
root.style.colorScheme=themes[name][0];
meta.content=themes[name][1];
root.setAttribute('data-theme',name);
}
try{choice=localStorage.getItem(key)}catch(blocked){}
wear();
document.head.prepend(meta);
dark.addEventListener('change',wear);
new MutationObserver(wear).observe(root,{attributeFilter:['data-theme']});
addEventListener('storage',function(event){
if(event.key!==null&&event.key!==key)return;
choice=event.newValue;
if(!event.isTrusted&&event.oldValue!=='${PREVIEW}')try{localStorage.setItem(key,choice)}catch(blocked){}
wear();
});
addEventListener('click',function(event){
if(!event.target.closest('[data-theme-toggle]'))return;
dispatchEvent(new StorageEvent('storage',{key:key,newValue:root.style.colorScheme==='dark'?'light':'dark'}));
});
})()`
