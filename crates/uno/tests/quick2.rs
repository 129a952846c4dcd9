use kernel::*; use uno::*; use kernel::rand_xoshiro::Xoshiro256PlusPlus; use kernel::rand_core::SeedableRng;
struct C{draws:u64,resh:u64,played:u64,reshc:u64,void:u64,won:u64,kinds:std::collections::BTreeMap<String,u64>}
impl Sink<Uno> for C{ fn event(&mut self,_:&Uno,_:&State,e:Event){ let s=format!("{:?}",e.what); let k=s.split([' ','{']).next().unwrap().to_string(); *self.kinds.entry(k).or_default()+=1; if let What::Reshuffled{cards}=e.what{self.reshc+=cards as u64} } }
#[test] fn stats(){ for seats in [2,3,4,7,10]{
 let mut rng=Xoshiro256PlusPlus::seed_from_u64(1); let setup=Setup{rounds:1,seats,..Setup::default()};
 let mut c=C{draws:0,resh:0,played:0,reshc:0,void:0,won:0,kinds:Default::default()}; let mut n=0; let mut legal=0u64; let mut hist=[0u64;8];
 for g in 0..300u64 { let mut s=Uno.start(&setup,Seed::numbered(1,g),&mut c).unwrap(); let mut m=0;
  while let Some(by)=Uno.asked(&s){ let (a,k)=any_legal(&Uno,&s,by,&mut rng).unwrap(); Uno.apply(&mut s,by,a,&mut c); n+=1; m+=1; legal+=k as u64;} hist[((m as f64).log2() as usize).saturating_sub(5).min(7)]+=1; }
 println!("seats {seats} n {n} legal/dec {:.1} hist(log2) {hist:?} reshuffled cards {} {:?}",legal as f64/n as f64,c.reshc,c.kinds);
}}
