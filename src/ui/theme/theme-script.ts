import { THEME_NAMES, THEME_STORAGE_KEY, THEMES } from './themes.ts'

const table = Object.fromEntries(
  THEME_NAMES.map((name) => [name, [THEMES[name].scheme, THEMES[name].background]]),
)

/**
 * Runs in the head before first paint, so that no page flashes in another theme, and handles the theme toggle
 * from then on. A string, because it is inlined in the page: the same steps as `applyTheme`, in ES5. If storage
 * is blocked, the system's scheme applies, and a choice lasts as long as the page.
 */
export const themeScript = `(function(){
var themes=${JSON.stringify(table)},names=Object.keys(themes),name=null,root=document.documentElement;
var meta=document.createElement('meta');
meta.name='theme-color';
function wear(name){
names.forEach(function(other){root.classList.remove(other)});
root.classList.add(name);
root.style.colorScheme=themes[name][0];
meta.content=themes[name][1];
}
try{name=localStorage.getItem('${THEME_STORAGE_KEY}')}catch(blocked){}
if(names.indexOf(name)<0)name=matchMedia('(prefers-color-scheme: dark)').matches?'dark':'light';
wear(name);
document.head.prepend(meta);
addEventListener('click',function(event){
if(!event.target.closest('[data-theme-toggle]'))return;
var next=root.style.colorScheme==='dark'?'light':'dark';
wear(next);
try{localStorage.setItem('${THEME_STORAGE_KEY}',next)}catch(blocked){}
dispatchEvent(new StorageEvent('storage',{key:'${THEME_STORAGE_KEY}',newValue:next}));
});
})()`
