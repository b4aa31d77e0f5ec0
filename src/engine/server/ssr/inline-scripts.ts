import { createHash } from 'node:crypto';

/**
 * Before the first paint: applies a stored theme, and marks the document when somebody was signed in or has saved
 * something, so that header and saved products keep the right place free.
 */
export const HEAD_SCRIPT =
  "try{var d=document.documentElement,s=localStorage,t=s.getItem('theme');if(t)d.dataset.theme=t;\
if(s.getItem('signed-in'))d.dataset.signedIn='';if((s.getItem('savedProducts')||'[]')!=='[]')d.dataset.hearts=''}catch(e){}";

/**
 * Brings the page's scripts, which wait in a template (docs/decisions/0041-scripts-for-who-touches-a-page.md).
 *
 * - A page that says so (`data-start="touched"`) is whole without them. For whoever the browser knows nothing of, they
 *   are fetched when the page is loaded (not where somebody saves data), one in each idle moment, but run at the first
 *   sign that somebody is there: a finger, a mouse, a key, a scroll. Browsers tell where the mouse stands even where
 *   there is none, so on a phone that is no sign. Every other page starts after its first frame; so does one whose URL
 *   opens something that is not in it.
 * - What is pressed before the page listens is done once it does: each button and box in its turn, in a task of its own,
 *   but once where somebody pressed it again and again; and the last choice. What is pressed meanwhile waits behind them:
 *   who asks for one more and then for the cart wants two. Links work anyway. The Enter key in a form presses its button, Escape
 *   the one that closes what lies over the page. What was typed is in the fields.
 */
export const START_SCRIPT = `(function(){
var w=window,d=document,t=d.getElementById('scripts'),pressed=[],chosen;
var SIGNS=['pointermove','pointerdown','touchstart','keydown','wheel','scroll','focusin','click'];
var BUTTONS='button,[type=checkbox],[type=radio],label:has([type=checkbox],[type=radio])';
function each(names,on,f,o){names.forEach(function(n){w[on+'EventListener'](n,f,o)})}
function start(){each(SIGNS,'remove',start,true);d.head.append(t.content)}
function keep(e,b){if(b){e.preventDefault();e.stopPropagation();if(b!==pressed[pressed.length-1])pressed.push(b)}}
function press(e){if(e.isTrusted)keep(e,e.target.closest&&e.target.closest(BUTTONS))}
function escape(e){if(e.key==='Escape')keep(e,d.querySelector('[role=dialog] [data-closes-dialog]'))}
function choose(e){if(e.target.tagName==='SELECT')chosen=e.target}
function isKnown(){try{return localStorage.length>0}catch(e){return true}}
function opensSomething(){return location.hash||/[?&](notice|lng)=/.test(location.search)||
/[?&]product=/.test(location.search)&&!d.querySelector('[role=dialog]')}
function whenIdle(f){(w.requestIdleCallback||setTimeout)(f)}
function fetchScripts(){var left=(navigator.connection||{}).saveData?[]:[].slice.call(t.content.querySelectorAll('script'));
(function next(){var s=left.shift(),l;if(!s)return;l=d.createElement('link');l.rel='prefetch';l.as='script';l.href=s.src;
d.head.append(l);whenIdle(next)})()}
w.addEventListener('click',press,true);w.addEventListener('keydown',escape,true);w.addEventListener('change',choose,true);
function again(){var b=pressed.shift();if(!b){w.removeEventListener('click',press,true);w.removeEventListener('keydown',escape,true);return}
if(b.isConnected){b.dispatchEvent(new MouseEvent('mousedown',{bubbles:true}));b.click()}
setTimeout(again)}
w.addEventListener('hydrated',function(){d.documentElement.dataset.started='';w.removeEventListener('change',choose,true);
if(chosen&&chosen.isConnected)chosen.dispatchEvent(new Event('change',{bubbles:true}));
setTimeout(again)},{once:true});
if(t.dataset.start==='touched'&&!isKnown()&&!opensSomething()){
if(!matchMedia('(hover:hover)').matches)SIGNS.shift();
each(SIGNS,'add',start,true);
w.addEventListener('load',function(){whenIdle(fetchScripts)});
}else if(d.hidden)start();else requestAnimationFrame(function(){setTimeout(start)});
})()`;

/** By these the content policy knows the two inline scripts of the shop. */
export const inlineScriptHashes = [HEAD_SCRIPT, START_SCRIPT].map(
  (script) => `sha256-${createHash('sha256').update(script).digest('base64')}`,
);
